import type { TestResult } from './test-report.ts';

export type Rule = { id: string; area: string };
type Standing = 'proven' | 'departed' | 'failing' | 'open';
export type Proof = {
  /** Every rule of the register with its status. */
  rules: readonly (Rule & { standing: Standing })[];
  /** Ids in a test's title that the register does not have, each with such a title. */
  unknown: readonly { id: string; title: string }[];
};

/** Reads the register: tab-separated, a header line, id and area first. */
export function parseRegister(text: string): Rule[] {
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', area = ''] = line.split('\t');
      return { id, area };
    });
}

/** Reads docs/departures.tsv: the ids of the rules that the product implements differently from their text. */
export const parseDepartures = (text: string): Set<string> => new Set(parseRegister(text).map(({ id }) => id));

/** The ids in a title: `[S1-042]`, `[S1-042, S2-003]`, any number of brackets. Other brackets are text. */
export function readIds(title: string): string[] {
  return [...title.matchAll(/\[((?:S\d|CARD)-[^\]]*)\]/g)].flatMap(([, list = '']) =>
    list.split(',').map((id) => id.trim()),
  );
}

function standingOf(outcomes: readonly TestResult['outcome'][], departs: boolean): Standing {
  if (outcomes.includes('failed')) return 'failing';
  if (!outcomes.includes('passed')) return 'open';
  return departs ? 'departed' : 'proven';
}

/**
 * A rule is failing when one of its tests failed, proven when one passed, open when none ran; departed when its tests prove its
 * replacement in `departures`.
 */
export function proveRules(
  rules: readonly Rule[],
  results: readonly Pick<TestResult, 'title' | 'outcome'>[],
  departures: ReadonlySet<string> = new Set(),
): Proof {
  const known = new Set(rules.map(({ id }) => id));
  const tests = results.flatMap(({ title, outcome }) => readIds(title).map((id) => ({ id, title, outcome })));
  const outcomes = Map.groupBy(tests, ({ id }) => id);
  return {
    rules: rules.map((rule) => ({
      ...rule,
      standing: standingOf(
        (outcomes.get(rule.id) ?? []).map(({ outcome }) => outcome),
        departures.has(rule.id),
      ),
    })),
    unknown: [...outcomes].flatMap(([id, [first]]) => (known.has(id) || !first ? [] : [{ id, title: first.title }])),
  };
}

const standings = ['proven', 'departed', 'failing', 'open'] as const;

/** The report as text: per area the ids by status, then the totals, then the unknown ids. */
export function describeProof({ rules, unknown }: Proof): string {
  const idsOf = (some: Proof['rules'], standing: Standing) =>
    some.filter((rule) => rule.standing === standing).map(({ id }) => id);
  const areas = [...Map.groupBy(rules, ({ area }) => area)].flatMap(([area, own]) => {
    const counts = standings.map((standing) => `${idsOf(own, standing).length} ${standing}`).join(', ');
    const lists = standings.flatMap((standing) => {
      const ids = idsOf(own, standing);
      return ids.length > 0 ? [`  ${standing}: ${ids.join(' ')}`] : [];
    });
    return [`${area}: ${counts}`, ...lists];
  });
  const totals = standings.map((standing) => `${idsOf(rules, standing).length} ${standing}`).join(', ');
  const strangers = unknown.map(({ id, title }) => `There is no requirement ${id}, named by the test "${title}".`);
  return [...areas, '', `${rules.length} rules: ${totals}`, ...strangers].join('\n');
}
