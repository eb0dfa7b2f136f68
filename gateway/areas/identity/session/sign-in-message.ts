import { localeOf } from '#src/contract/core/locale.ts';
import { newSignIn } from '#gateway/areas/notify/push/account-messages.ts';
import type { PushMessage } from '#gateway/areas/notify/push/enqueue.ts';
import { escapeHtml } from '#gateway/process/escape-html.ts';
import { describeDevice } from './describe-device.ts';

const words = {
  pt: { on: 'no', app: 'App instalado', unknown: 'Aparelho desconhecido' },
  en: { on: 'on', app: 'Installed app', unknown: 'Unknown device' },
} as const;
type Language = keyof typeof words;

/** A device in words: 'Chrome on Android'. */
function nameDevice(device: string, language: Language): string {
  const { browser, system, installed } = describeDevice(device);
  const { on, app, unknown } = words[language];
  const program = installed ? app : browser;
  return program && system ? `${program} ${on} ${system}` : program || system || unknown;
}

/** Date and time of a moment (epoch ms) with the name of the time zone. */
const sayTime = (at: number, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);

/**
 * The message about a sign-in on another device. The inbox names the device and the time, in the site's time zone, and links to the page that
 * ends it; a notification, which a lock screen shows, names neither.
 */
export function signInMessage(device: string, at: number, timeZone: string): PushMessage {
  const where = (language: Language) =>
    escapeHtml(`${nameDevice(device, language)} · ${sayTime(at, language, timeZone)}`);
  return {
    ...newSignIn,
    inbox: {
      pt: `<p><strong>${where('pt')}</strong></p><p>Foi você? Não é preciso fazer nada. Se não foi, abra <a href="/m/set/sessions">Onde sua conta está aberta</a> e toque em “Não fui eu”.</p>`,
      en: `<p><strong>${where('en')}</strong></p><p>If this was you, there is nothing to do. If not, open <a href="/m/set/sessions">Where your account is open</a> and tap “It wasn’t me”.</p>`,
    },
  };
}
