import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OpenSession } from '#src/contract/identity/sessions.schema.ts';

type Device = Pick<OpenSession, 'browser' | 'system' | 'installed'>;

/** Name of a session's device. */
export function sessionName(i18n: I18n, { browser, system, installed }: Device): string {
  if (installed && system !== '') return i18n._(msg`Installed app on ${system}`);
  if (installed) return i18n._(msg`Installed app`);
  if (browser !== '' && system !== '') return i18n._(msg`${browser} on ${system}`);
  return browser || system || i18n._(msg`Unknown device`);
}
