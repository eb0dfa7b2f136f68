import { expect, it } from 'vitest';
import { formatRows } from './bench-table.ts';

it('aligns each measurement with its control, and marks a missed goal', () => {
  const table = formatRows([
    { what: 'first paint', measured: '1,030 ms', control: '1,000 ms', ratio: 1.03, goal: '≤ 1.05×', met: true },
    { what: 'shift', measured: '0.2', goal: '0', met: false },
    { what: 'memory', measured: '120 MB', goal: '' },
  ]);
  expect(table.split('\n')).toEqual([
    'what         measured  control   ratio  goal     met',
    '-----------  --------  --------  -----  -------  ---',
    'first paint  1,030 ms  1,000 ms  1.03×  ≤ 1.05×  yes',
    'shift        0.2                        0        NO',
    'memory       120 MB',
  ]);
});
