import { describe, expect, jest, test } from '@jest/globals';
import { Box, Text, useInput, useStdout } from 'ink';
import SelectInput from 'ink-select-input';
import { type ReactNode, useState } from 'react';
import { mountInk } from '../../../src/tui/terminal/inkHost.js';
import { createKeyDecoder, type Key } from '../../../src/tui/terminal/keys.js';
import { parseFrame } from '../../../src/tui/terminal/parse.js';
import { createTurns } from '../../../src/tui/terminal/turns.js';
import { until } from '../../support/until.js';

jest.setTimeout(20_000);

const ITEMS = ['Spain', 'Russia', 'Egypt', 'Prussia', 'Saxony'].map((label) => ({ label, value: label }));

const mount = (element: ReactNode, columns = 20, rows = 5) => {
  const frames: string[] = [];
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  const ink = mountInk(element, { columns, rows, onFrame: (text) => frames.push(text), onError });
  const turns = createTurns({ busy: () => null, onError });
  const host = { ...ink, inTurn: (key: Key) => turns.inTurn(() => ink.deliver(key)) };
  return { host, frames, errors, last: () => frames.at(-1) ?? '' };
};

/** As the program does it: bytes of the terminal, decoded, handed on. */
const press = (host: ReturnType<typeof mount>['host'], bytes: string): void =>
  createKeyDecoder(host.inTurn).write(bytes);

const Lost = (): ReactNode => {
  throw new Error('bug: no such screen');
};

const Width = () => {
  const { stdout } = useStdout();
  return <Text>{`is ${stdout.columns}`}</Text>;
};

const Menus = ({ onPicked }: { readonly onPicked: (items: readonly string[]) => void }) => {
  const [first, setFirst] = useState('');
  return first === '' ? (
    <SelectInput key="a" items={ITEMS} onSelect={(item) => setFirst(item.value)} />
  ) : (
    <SelectInput key="b" items={ITEMS} onSelect={(item) => onPicked([first, item.value])} />
  );
};

const Log = ({ onInput }: { readonly onInput: (input: string) => void }) => {
  useInput((input, key) =>
    onInput(key.return ? 'return' : key.backspace ? 'backspace' : key.escape ? 'escape' : input),
  );
  return <Text>log</Text>;
};

describe('inkHost', () => {
  test('gives one whole frame for each commit, with true colours', () => {
    const { host, frames } = mount(
      <Box width={20} height={5}>
        <Text color="#cc3311">Moscow</Text>
      </Box>,
    );
    expect(frames).toHaveLength(1);
    const grid = parseFrame(frames[0] ?? '', 20, 5);
    expect(grid.cells[0]).toMatchObject({ char: 'M', fg: 0xcc3311 });
    host.rerender(<Text>Vienna</Text>);
    expect(frames.slice(1)).toEqual(['Vienna']);
    host.unmount();
    expect(frames).toHaveLength(2);
  });

  test.each(['\x1b[B\x1b[B\r', '\x1bOB\x1bOB\n', 'jj\r'])(
    'a burst of down, down, enter picks the third item: %j',
    async (bytes) => {
      for (let round = 0; round < 20; round++) {
        const picked: string[] = [];
        const { host } = mount(<SelectInput items={ITEMS} onSelect={(item) => picked.push(item.value)} />);
        press(host, bytes);
        await until(() => picked.length > 0);
        expect(picked).toEqual(['Egypt']);
        host.unmount();
      }
    },
  );

  test('a hundred keys in one burst all count', async () => {
    const picked: string[] = [];
    const { host } = mount(<SelectInput items={ITEMS} onSelect={(item) => picked.push(item.value)} />);
    press(host, `${'\x1b[B'.repeat(63)}\r${'\x1b[A'.repeat(36)}\r`);
    await until(() => picked.length > 1);
    expect(picked).toEqual([ITEMS[63 % 5]?.value, ITEMS[(63 - 36) % 5]?.value]);
    host.unmount();
  });

  test('a menu that has just replaced another gets the keys typed ahead', async () => {
    const picked: string[] = [];
    const { host } = mount(<Menus onPicked={(items) => picked.push(...items)} />);
    press(host, '\x1b[B\r\x1b[B\x1b[B\r');
    await until(() => picked.length > 0);
    expect(picked).toEqual(['Russia', 'Egypt']);
    host.unmount();
  });

  test('keys mean to Ink what they mean to us, and mouse reports mean nothing', async () => {
    const seen: string[] = [];
    const { host } = mount(<Log onInput={(input) => seen.push(input)} />);
    press(host, 'x\x7f\n\x1b[<0;1;1M界\x03\x1b[200~pas\nted\x1b[201~.');
    host.inTurn({ name: 'escape', text: '', ctrl: false, alt: false, shift: false, raw: '\x1b' });
    press(host, 'y');
    await until(() => seen.includes('y'));
    expect(seen).toEqual(['x', 'backspace', 'return', '界', 'c', 'pas ted', '.', 'escape', 'y']);
    host.unmount();
  });

  test('a new size gives a new frame, laid out anew', () => {
    const { host, last, frames } = mount(
      <Box width="100%" justifyContent="flex-end">
        <Text>end</Text>
      </Box>,
      10,
    );
    expect(last()).toBe('       end');
    host.resize(6, 5);
    expect(last()).toBe('   end');
    host.resize(12, 5);
    expect(last()).toBe('         end');
    expect(frames).toHaveLength(3);
    host.unmount();
  });

  test('components see the size', () => {
    const { host, last } = mount(<Width />, 33);
    expect(last()).toBe('is 33');
    host.resize(44, 5);
    host.rerender(<Width />);
    expect(last()).toBe('is 44');
    host.unmount();
  });

  test('a failing component is reported', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {}); // React tells about it as well
    const { host, errors } = mount(<Text>fine</Text>);
    host.rerender(<Lost />);
    await until(() => errors.length > 0);
    expect(errors).toEqual([new Error('bug: no such screen')]);
    silent.mockRestore();
    host.unmount();
  });

  test('after unmounting, keys and frames are over', async () => {
    const seen: string[] = [];
    const { host, frames } = mount(<Log onInput={(input) => seen.push(input)} />);
    press(host, 'x');
    host.unmount();
    press(host, 'y');
    const other = mount(<Log onInput={(input) => seen.push(`other ${input}`)} />);
    press(other.host, 'z');
    await until(() => seen.length > 0);
    expect(seen).toEqual(['other z']);
    expect(frames).toHaveLength(1);
    other.host.unmount();
  });
});
