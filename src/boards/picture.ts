// Pictures of other programs as pixels: GIF, PNG and BMP, of a bounded size.
import { inflateSync } from 'node:zlib';
import { decode as decodeBmp } from 'bmp-ts';
import { GifReader } from 'omggif';
import { PNG } from 'pngjs';

/** Four bytes a pixel: red, green, blue, alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Real ones have some 0.3 to 1 million. */
export const MOST_PICTURE_PIXELS = 8_000_000;
export const MOST_PICTURE_BYTES = 32 * 1024 * 1024;

/** `IDAT` as a number. */
const IDAT = 0x49444154;

export type PictureFault = 'badPicture' | 'pictureTooLarge';

type Kind = 'gif' | 'png' | 'bmp';

const kindOf = (bytes: Uint8Array): Kind | null => {
  const start = (...codes: readonly number[]): boolean => codes.every((code, i) => bytes[i] === code);
  if (start(0x47, 0x49, 0x46, 0x38)) return 'gif';
  if (start(0x89, 0x50, 0x4e, 0x47)) return 'png';
  return start(0x42, 0x4d) ? 'bmp' : null;
};

/** Width and height as the header says, before anything is unpacked. */
const sizeOf = (bytes: Uint8Array, kind: Kind): readonly [width: number, height: number] | null => {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.byteLength < 26) return null;
  if (kind === 'gif') return [data.getUint16(6, true), data.getUint16(8, true)];
  if (kind === 'png') return [data.getUint32(16), data.getUint32(20)];
  return [data.getInt32(18, true), Math.abs(data.getInt32(22, true))];
};

/** A picture with rows in passes is unpacked by the decoder without a bound: it is tried within one before. */
const isBounded = (bytes: Uint8Array, width: number, height: number): boolean => {
  const isInterlaced = bytes[28] === 1;
  if (!isInterlaced) return true;
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = data.getUint32(at);
    if (data.getUint32(at + 4) === IDAT) parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  try {
    // Eight bytes a pixel at the most, and a byte more a row and pass.
    inflateSync(Buffer.concat(parts), { maxOutputLength: width * height * 8 + height * 8 });
    return true;
  } catch {
    return false;
  }
};

/** Decoders of others complain on the console, which is the player's screen: a picture that they complain of is bad. */
const quietly = <T>(decode: () => T): T => {
  const { log, warn } = console;
  let complaints = 0;
  console.log = console.warn = () => void complaints++;
  try {
    const value = decode();
    if (complaints > 0) throw new Error('the decoder complains');
    return value;
  } finally {
    console.log = log;
    console.warn = warn;
  }
};

const decoded = (bytes: Uint8Array, kind: Kind, width: number, height: number): Picture => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 'png') {
    const png = PNG.sync.read(buffer);
    return { width: png.width, height: png.height, rgba: png.data };
  }
  if (kind === 'bmp') {
    const bmp = decodeBmp(buffer, { toRGBA: true });
    return { width: bmp.width, height: bmp.height, rgba: bmp.data };
  }
  const gif = new GifReader(buffer);
  const rgba = new Uint8Array(width * height * 4);
  gif.decodeAndBlitFrameRGBA(0, rgba);
  return { width, height, rgba };
};

/** The pixels of a picture, or why there are none. Nothing is unpacked before its size is known to be bearable. */
export const readPicture = (bytes: Uint8Array): Picture | PictureFault => {
  const kind = kindOf(bytes);
  if (kind === null) return 'badPicture';
  const size = sizeOf(bytes, kind);
  if (size === null) return 'badPicture';
  const [width, height] = size;
  if (bytes.length > MOST_PICTURE_BYTES || width * height > MOST_PICTURE_PIXELS) return 'pictureTooLarge';
  if (width < 2 || height < 2) return 'badPicture';
  try {
    if (kind === 'png' && !isBounded(bytes, width, height)) return 'badPicture';
    const picture = quietly(() => decoded(bytes, kind, width, height));
    return picture.rgba.length === picture.width * picture.height * 4 ? picture : 'badPicture';
  } catch {
    return 'badPicture';
  }
};
