import { readPlaywrightSpecs } from './test-report.ts';

/**
 * One journey under one fault at one moment; `way` is how it got through, `told` the time until the screen reported the outcome,
 * and `spun` the time a spinner turned; both in ms.
 */
export type FaultCell = {
  journey: string;
  fault: string;
  way: string;
  told: number | undefined;
  spun: number | undefined;
  /** The first line of the error. */
  failure: string | undefined;
};

/** Reads the cells from Playwright's report: tests called `journey | fault`, with the way as their annotation. */
export function readFaultCells(report: unknown): FaultCell[] {
  return readPlaywrightSpecs(report).specs.flatMap(({ title, tests }) => {
    const [journey, fault] = title.split(' | ');
    const [test] = tests;
    if (!journey || !fault || !test) return [];
    const [way, spinner] = test.annotations;
    const inMs = (annotation: typeof way) =>
      annotation?.description === undefined ? undefined : Number(annotation.description);
    const failed = test.status !== 'expected' && test.status !== 'flaky';
    const message = test.results.flatMap(({ errors }) => errors).find((error) => error.message)?.message;
    return [
      {
        journey,
        fault,
        way: failed ? 'FAILED' : (way?.type ?? ''),
        told: inMs(way),
        spun: inMs(spinner),
        failure: failed ? (message ?? 'no message').split('\n')[0] : undefined,
      },
    ];
  });
}

const unique = (values: readonly string[]) => [...new Set(values)];
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The cells as a Markdown table, a row for each fault and a column for each journey, followed by the failures. */
export function formatFaultTable(cells: readonly FaultCell[]): string {
  const journeys = unique(cells.map(({ journey }) => journey));
  const wayOf = (fault: string, journey: string) =>
    cells.find((cell) => cell.fault === fault && cell.journey === journey)?.way ?? '';
  const longest = (measure: 'told' | 'spun') =>
    journeys.map((name) => {
      const times = cells.filter(({ journey }) => journey === name).map((cell) => cell[measure] ?? 0);
      return `${(Math.max(0, ...times) / 1000).toFixed(1)} s`;
    });
  const rows = unique(cells.map(({ fault }) => fault)).map((fault) =>
    row([fault, ...journeys.map((name) => wayOf(fault, name))]),
  );
  const failures = cells.flatMap(({ journey, fault, failure }) =>
    failure === undefined ? [] : [`- ${journey}, ${fault}: ${failure}`],
  );
  return [
    row(['fault, moment', ...journeys]),
    row(['---', ...journeys.map(() => '---')]),
    ...rows,
    row(['longest until the screen said so', ...longest('told')]),
    row(['longest that a spinner turned', ...longest('spun')]),
    ...(failures.length > 0 ? ['', ...failures] : []),
  ].join('\n');
}
