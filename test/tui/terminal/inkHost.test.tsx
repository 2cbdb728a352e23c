import { describe, expect, jest, test } from '@jest/globals';
import { Box, Text, useStdout } from 'ink';
import type { ReactNode } from 'react';
import { mountInk } from '../../../src/tui/terminal/inkHost.js';
import { parseFrame } from '../../../src/tui/terminal/parse.js';
import { until } from '../../support/until.js';

jest.setTimeout(20_000);

const mount = (element: ReactNode, columns = 20, rows = 5) => {
  const frames: string[] = [];
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  const host = mountInk(element, { columns, rows, onFrame: (text) => frames.push(text), onError });
  return { host, frames, errors, last: () => frames.at(-1) ?? '' };
};

const Lost = (): ReactNode => {
  throw new Error('bug: no such screen');
};

const Width = () => {
  const { stdout } = useStdout();
  return <Text>{`is ${stdout.columns}`}</Text>;
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

  test('after unmounting, frames are over', () => {
    const { host, frames } = mount(<Text>one</Text>);
    host.unmount();
    host.rerender(<Text>two</Text>);
    host.resize(10, 3);
    expect(frames).toEqual(['one']);
  });
});
