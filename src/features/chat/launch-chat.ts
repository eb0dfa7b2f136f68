import { chatLanguage, launchChat } from '#src/contract/chat/chat.ts';
import { moduleIds } from '#src/contract/core/module-ids.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { send } from '#src/platform/calls/send.ts';
import { webAddress } from '#src/platform/device/web-address.ts';

/** The way back of the chat. */
const backPath = '/m/message';
const white = '#ffffff';

/** Asks for a chat and answers its address [S1-382, S1-383]. `title`: what its page may be called; the reference gateway has its own words. Rejects with an AppError. */
export async function requestChat(language: Language, title: string): Promise<string> {
  const { chatUrl } = await send(launchChat, {
    query: {
      b2c: '1',
      language: chatLanguage(language),
      backUrl: location.origin + backPath,
      headerColor: wholeColor(getComputedStyle(document.documentElement).getPropertyValue('--surface')),
      title,
      moduleId: moduleIds.chat,
    },
  });
  const address = webAddress(chatUrl);
  if (!address) throw new AppError('empty_url');
  return address.href;
}

/** `#fff`, as a small style sheet says it, in six digits; white for what is none. */
export function wholeColor(color: string): string {
  const digits = /^\s*#([\da-f]{6}|[\da-f]{3})\s*$/i.exec(color)?.[1];
  if (digits === undefined) return white;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}
