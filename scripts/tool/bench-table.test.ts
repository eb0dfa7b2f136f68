import { expect, it } from 'vitest';
import { formatRows } from './bench-table.ts';

it('lines up what was measured, and shouts where a goal does not hold', () => {
  const table = formatRows([
    { what: 'first paint of home', measured: '1.03 × twin', goal: '≤ 1.05', holds: true },
    { what: 'shift', measured: '0.2', goal: '0', holds: false },
    { what: 'memory', measured: '120 MB', goal: '' },
  ]);
  expect(table.split('\n')).toEqual([
    'what                 measured     goal    holds',
    '-------------------  -----------  ------  -----',
    'first paint of home  1.03 × twin  ≤ 1.05  yes',
    'shift                0.2          0       NO',
    'memory               120 MB',
  ]);
});
