import type { Config } from '../process/config.ts';
import type { Gateway } from '../context/gateway.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';

/**
 * The summary that is printed after a start; the last line says that it serves. Games and accounts are named
 * where the demonstration is served.
 */
export function welcome(config: Config, dialect: Gateway['dialect'], demonstration: boolean): string {
  const places = [
    ['App', config.publicOrigin],
    ...(demonstration ? [['Games', config.gamesOrigin]] : []),
    ...(demonstration && config.pix ? [['Bank', config.pix.url]] : []),
    ...(config.apiDocs ? [['Calls', `${config.publicOrigin}/wps/docs`]] : []),
    ['Data', dialect === 'sqlite' ? config.dataDir : 'PostgreSQL, as DATABASE_URL says'],
  ];
  const accounts = DEMO_ACCOUNTS.map(({ account, password, mobile, note }) => [
    account,
    password ?? '',
    mobile ? `+${mobile}` : '',
    note,
  ]);
  const shown = demonstration
    ? ['', 'Demonstration accounts (a code by SMS: npm run operator -- sms)', ...columns(accounts)]
    : [];
  return ['', 'Maré', ...columns(places), ...shown, '', 'ready', ''].join('\n');
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
