import { sql } from 'kysely';
import { escapeLike } from '#gateway/db/fold-text.ts';
import { linksOn } from '../day-figures.ts';
import type { TeamPlace } from './team-place.ts';

/** Whose branch, how many levels below the agent it begins, and a part of the account, folded; of all below then, else of those directly below. */
export type Below = { readonly branch: string; readonly level: number; readonly text: string };

/** Links to the members directly below one of the team; with a text, to all below whose account has it. */
export function membersBelow({ db, today }: Pick<TeamPlace, 'db' | 'today'>, { branch, text }: Below) {
  const pattern = `%${escapeLike(text)}%`;
  return linksOn(db, today)
    .where('team_links.ancestor_id', '=', branch)
    .where('team_links.depth', text === '' ? '=' : '>', text === '' ? 1 : 0)
    .$if(text !== '', (query) =>
      query.where(sql<boolean>`${sql.ref('team_links.account_folded')} like ${pattern} escape '!'`),
    );
}

/** How many these are; an index has all that decides it. */
export async function countFound(place: TeamPlace, below: Below): Promise<number> {
  const found = membersBelow(place, below).select(sql<number>`cast(count(*) as integer)`.as('n'));
  return (await found.executeTakeFirstOrThrow()).n;
}

/** How many stand directly below one of the team, and how many in all, where that is not known. */
export async function countBranch({ db, today }: TeamPlace, branch: string, whole?: number) {
  const below = linksOn(db, today)
    .where('ancestor_id', '=', branch)
    .select(sql<number>`cast(count(*) as integer)`.as('n'));
  return {
    direct: (await below.where('depth', '=', 1).executeTakeFirstOrThrow()).n,
    whole: whole ?? (await below.where('depth', '>', 0).executeTakeFirstOrThrow()).n,
  };
}
