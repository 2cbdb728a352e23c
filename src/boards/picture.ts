// Pictures of other programs as pixels: GIF, PNG and BMP, of a bounded size.
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
    const picture = decoded(bytes, kind, width, height);
    return picture.rgba.length === picture.width * picture.height * 4 ? picture : 'badPicture';
  } catch {
    return 'badPicture';
  }
};
