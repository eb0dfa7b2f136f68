import { describe, expect, it } from 'vitest';
import { formatFaultTable, readFaultCells } from './fault-table.ts';

const spec = (title: string, status: string, way?: [way: string, told: string, spun: string], message?: string) => ({
  title,
  tests: [
    {
      status,
      annotations: way
        ? [
            { type: way[0], description: way[1] },
            { type: 'spinner', description: way[2] },
          ]
        : [],
      results: [{ errors: message === undefined ? [] : [{ message }] }],
    },
  ],
});
const report = {
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            spec('browse | reset, before', 'expected', ['again', '1204', '810']),
            spec('browse | cut, after', 'unexpected', undefined, 'no way on\n  at x'),
            spec('log in | reset, before', 'expected', ['through', '300', '0']),
          ],
        },
      ],
    },
  ],
};

describe('the table of faults', () => {
  const table = formatFaultTable(readFaultCells(report));

  it('has a row for each fault, a column for each journey, and the longest times of each journey', () => {
    expect(table).toContain('| fault, moment | browse | log in |');
    expect(table).toContain('| reset, before | again | through |');
    expect(table).toContain('| cut, after | FAILED |  |');
    expect(table).toContain('| longest until the screen said so | 1.2 s | 0.3 s |');
    expect(table).toContain('| longest that a spinner turned | 0.8 s | 0.0 s |');
  });

  it('lists failures', () => {
    expect(table).toContain('- browse, cut, after: no way on');
  });
});
