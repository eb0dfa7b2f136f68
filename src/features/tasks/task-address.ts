import { taskFields } from '#src/contract/lobby/tasks.ts';
import type { Theme } from '#src/platform/device/theme.ts';
import type { Language } from '#src/contract/core/wire.ts';

type Shown = { code: string | undefined; language: Language; theme: Theme };

/**
 * What the frame opens: the task link, in whose query stand the code of who has signed in in place of the session's token [S1-232],
 * the language and the theme.
 */
export function taskAddress(link: string, { code, language, theme }: Shown): string {
  const url = new URL(link);
  if (code !== undefined) url.searchParams.set(taskFields.code, code);
  url.searchParams.set(taskFields.language, language);
  url.searchParams.set(taskFields.theme, theme);
  return url.href;
}
