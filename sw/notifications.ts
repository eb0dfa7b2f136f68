import { PushPayload } from '#src/contract/notify/push.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import * as v from 'valibot';

const icon = '/icons/icon-192.png';
/** One colour: Android draws it in the status bar. */
const badge = '/icons/monochrome-512.png';

export type Notice = {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: { readonly path: string } };
};

/** The text for an unreadable message: browsers require a notification for every push. */
const unreadable: Record<Language, Pick<PushPayload, 'title' | 'body'>> = {
  pt: { title: 'Maré', body: 'Há uma novidade para você. Toque para abrir.' },
  en: { title: 'Maré', body: 'There is news for you. Tap to open.' },
};

/** The notification of a push message; `language` is for an unreadable one. */
export function toNotice(text: string | undefined, language: Language): Notice {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), PushPayload), text);
  const message = read.success
    ? read.output
    : { ...unreadable[language], lang: language, path: '/m/home', tag: 'news' };
  const { title, body, lang, path, tag } = message;
  return { title, options: { body, icon, badge, tag, lang: lang === 'pt' ? 'pt-BR' : 'en', data: { path } } };
}

const NoticeData = v.object({ path: PushPayload.entries.path });

/** The page that a notification opens; home if it names none of ours. */
export function pathOf(data: unknown): string {
  const read = v.safeParse(NoticeData, data);
  return read.success ? read.output.path : '/m/home';
}
