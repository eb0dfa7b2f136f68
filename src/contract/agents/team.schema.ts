import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { GameCategory } from '#src/contract/core/game-category.ts';
import { isVisible } from '#src/contract/core/typed-text.ts';
import { Code, wireInteger, WireLanguage } from '#src/contract/core/wire.ts';
import { freezeCauses, longestNote, teamRecordGroups, teamSorts } from './team.ts';
import { fitsTeamPeriod, teamPeriod } from './team-period.schema.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** An account, or a part of one, as it is typed. */
const Typed = v.pipe(v.string(), v.trim(), v.maxLength(64), v.regex(/^[^\p{C}]*$/u));
const Account = v.pipe(Typed, v.nonEmpty());
const pageNo = v.optional(wireInteger(1, 100_000), 1);
const within = <T extends v.ObjectEntries>(entries: T) =>
  v.pipe(
    v.object({ ...teamPeriod, ...entries }),
    v.check((query) => fitsTeamPeriod(query as { startDate: string; endDate: string })),
  );

/** Sums of some days. `result`: the turnover less the wins. */
const sums = {
  turnover: Amount,
  win: Amount,
  result: Amount,
  bonus: Amount,
  deposit: Amount,
  withdrawal: Amount,
};
const TeamSums = v.object(sums);
export type TeamSums = v.InferOutput<typeof TeamSums>;

/** A day (YYYY-MM-DD) with the numbers of members and of those who finished a bet. */
const TeamDay = v.object({ day: v.string(), members: Count, active: Count, ...sums });
export type TeamDay = v.InferOutput<typeof TeamDay>;

/** Play of one category of games; of a game that has left the catalogue it is empty. The most staked first. */
const TeamCategory = v.object({ category: v.string(), turnover: Amount, win: Amount, result: Amount });
export type TeamCategory = v.InferOutput<typeof TeamCategory>;

const period = { startDate: v.string(), endDate: v.string() };
const whole = { totals: TeamSums, categories: v.array(TeamCategory) };

/** `before`: as many days that ended when these began. `rebates`: what the agent earned in these days; left out for one branch. `at`: epoch ms. */
const TeamFigures = v.object({
  ...period,
  currency: v.string(),
  days: v.array(TeamDay),
  ...whole,
  before: v.object({ ...period, ...whole }),
  rebates: v.optional(Amount),
  at: v.number(),
});
export type TeamFigures = v.InferOutput<typeof TeamFigures>;

/**
 * A member of the team. `level` 1 stands directly below the agent; `agent` is who they stand below. `seenAt`: their last sign of life, epoch ms;
 * `below`: how many stand below them. `frozen` by an agent.
 */
const person = {
  account: v.string(),
  isAgent: v.boolean(),
  level: Count,
  agent: v.string(),
  online: v.boolean(),
  seenAt: v.nullable(v.number()),
  below: Count,
  joinedAt: v.number(),
  frozen: v.boolean(),
};

/** With the figures of the member and all below them. */
const TeamRow = v.object({ ...person, figures: TeamSums });
export type TeamRow = v.InferOutput<typeof TeamRow>;

/** `path`: accounts from the agent, who is left out, down to the member whose branch it is. `totalCount`: of all pages. */
const Downline = v.object({
  path: v.array(v.string()),
  counters: v.object({ direct: Count, whole: Count, online: Count }),
  list: v.array(TeamRow),
  pageNum: v.number(),
  totalPages: v.number(),
  totalCount: Count,
  ...period,
  at: v.number(),
});
export type Downline = v.InferOutput<typeof Downline>;

const TeamNote = v.object({ text: v.string(), at: v.number() });
export type TeamNote = v.InferOutput<typeof TeamNote>;

/** A freeze by an agent; `reason` is for those who may lift it. `at`: epoch ms. */
const TeamFreeze = v.object({
  cause: v.picklist(freezeCauses),
  at: v.number(),
  mayLift: v.boolean(),
  reason: v.optional(v.string()),
});
export type TeamFreeze = v.InferOutput<typeof TeamFreeze>;

/** Plain text of one line, of so many characters at most. */
const Line = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u),
  v.check((text) => Array.from(text).length <= longestNote),
);
/** A note; one that shows nothing is none. */
const Note = v.pipe(
  Line,
  v.transform((text) => (isVisible(text) ? text : '')),
);

/** `since`: the day (YYYY-MM-DD) from which they are in the team. `rates` of an agent by category, in hundredths of a percent. `mayFreeze`: the place allows it. */
const TeamMember = v.object({
  ...person,
  since: v.string(),
  figures: TeamSums,
  ...period,
  rates: v.optional(v.record(v.string(), Count)),
  note: v.optional(TeamNote),
  freeze: v.optional(TeamFreeze),
  mayFreeze: v.boolean(),
  at: v.number(),
});
export type TeamMember = v.InferOutput<typeof TeamMember>;

/** A round that has ended; `at` is its first bet, epoch ms. */
const TeamBet = v.object({
  id: v.string(),
  account: v.string(),
  gameName: v.string(),
  vendorName: v.string(),
  at: v.number(),
  stake: Amount,
  win: Amount,
  net: Amount,
});
export type TeamBet = v.InferOutput<typeof TeamBet>;

/** An entry of a member's balance; `kind` may be unknown to an older app, and `at` is epoch ms. What the member alone is told, such as their key, is not in it. */
const TeamEntry = v.object({ id: v.string(), account: v.string(), kind: v.string(), at: v.number(), amount: Amount });

/** Requests and answers of the calls of a team. */
export const schemas = {
  teamFigures: { query: within({ member: v.optional(Account) }), value: TeamFigures },
  downline: {
    query: within({
      member: v.optional(Account),
      search: v.optional(Typed, ''),
      sort: v.optional(v.picklist(teamSorts), 'turnover'),
      pageNo,
    }),
    value: Downline,
  },
  teamMember: { query: within({ account: Account }), value: TeamMember },
  setTeamNote: { body: v.object({ account: Account, text: Note }), value: v.object({ note: v.optional(TeamNote) }) },
  freezeTeamMember: {
    body: v.object({
      account: Account,
      cause: v.picklist(freezeCauses),
      reason: v.pipe(Line, v.check(isVisible)),
    }),
    value: v.object({ freeze: v.optional(TeamFreeze) }),
  },
  unfreezeTeamMember: { body: v.object({ account: Account }), value: v.object({}) },
  teamBets: {
    query: within({
      account: v.optional(Account),
      category: v.optional(GameCategory),
      vendor: v.optional(Code),
      language: v.optional(WireLanguage, 'pt'),
      pageNo,
    }),
    value: v.object({
      items: v.array(TeamBet),
      pageNum: v.number(),
      totalPages: v.number(),
      totals: v.object({ currency: v.string(), rounds: v.number(), stake: Amount, win: Amount, net: Amount }),
    }),
  },
  teamRecord: {
    query: within({ account: v.optional(Account), group: v.optional(v.picklist(teamRecordGroups)), pageNo }),
    value: v.object({
      items: v.array(TeamEntry),
      pageNum: v.number(),
      totalPages: v.number(),
      totals: v.object({ currency: v.string(), entries: v.number(), in: Amount, out: Amount }),
    }),
  },
};
