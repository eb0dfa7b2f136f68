import type { TestGateway } from '#gateway/testing/test-gateway.ts';

type Asked = { readonly from: string; readonly to: string; readonly pageNo: number };

/** The bets of a team of some days as `teamBets` answers them, by a loop over all rounds, days and links. */
export async function plainBets({ db }: TestGateway, agentId: string, { from, to, pageNo }: Asked) {
  const days = await db.selectFrom('team_days').select(['day', 'starts_at']).orderBy('starts_at').execute();
  const links = await db.selectFrom('team_links').selectAll().where('ancestor_id', '=', agentId).execute();
  const rounds = await db.selectFrom('rounds').selectAll().where('state', '=', 'ended').execute();
  const mine = rounds.filter(({ member_id, created_at }) => {
    const day = days.findLast(({ starts_at }) => starts_at <= created_at)?.day ?? '';
    const isBelow = links.some(
      (link) => link.member_id === member_id && link.depth > 0 && link.since_day <= day && day < link.until_day,
    );
    return isBelow && day >= from && day <= to;
  });
  const sum = (name: 'stake_minor' | 'win_minor') => mine.reduce((all, round) => all + round[name], 0);
  const sorted = mine.toSorted((one, other) => other.created_at - one.created_at || (one.id < other.id ? 1 : -1));
  return {
    ...{ rounds: mine.length, stake: sum('stake_minor'), win: sum('win_minor') },
    ids: sorted.slice((pageNo - 1) * 20, pageNo * 20).map(({ id }) => id),
  };
}
