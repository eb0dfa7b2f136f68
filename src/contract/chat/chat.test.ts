import { schemasOf } from '#src/contract/whole-calls.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { chatLanguage, chatUnread, launchChat, sendChat } from './chat.ts';
import { longestChatText } from './chat-page.ts';

it.each([
  ['pt', 'PT'],
  ['en', 'EN'],
  ['pt-BR', 'PT-BR'],
  ['zh', 'CN'],
  ['zh-Hant-TW', 'CN'],
  ['zh_CN', 'CN'],
  ['CN', 'CN'],
  ['cnr', 'CNR'],
])('the chat is launched in %s as %s [S1-383]', (language, sent) => {
  expect(chatLanguage(language)).toBe(sent);
});

describe('the launch call', () => {
  const query = {
    b2c: '1',
    language: 'PT',
    backUrl: 'https://mare.test/m/message',
    headerColor: '#0a6b75',
    title: 'Atendimento',
    moduleId: 'CBS3',
  } as const;

  it('is GET /wps/relay/CBS_launchChat with six fields, and answers an address [S1-382]', () => {
    expect([launchChat.method, launchChat.path]).toEqual(['GET', '/wps/relay/CBS_launchChat']);
    expect(v.is(schemasOf(launchChat).query, query)).toBe(true);
    expect(v.is(schemasOf(launchChat).value, { chatUrl: 'https://chat.test/?code=1' })).toBe(true);
  });

  it.each([
    { b2c: '0' },
    { language: 'pt' },
    { backUrl: '/m/message' },
    { headerColor: 'teal' },
    { title: ' ' },
    { title: 'a'.repeat(61) },
    { moduleId: 'CBS2' },
  ])('takes nothing else: %j [S1-382, S1-383]', (wrong) => {
    expect(v.is(schemasOf(launchChat).query, { ...query, ...wrong })).toBe(false);
  });
});

it('the unread answers are read from value.unReadCount [S1-386]', () => {
  expect(v.parse(schemasOf(chatUnread).value, { unReadCount: 3 }).unReadCount).toBe(3);
  expect(v.is(schemasOf(chatUnread).value, 3)).toBe(false);
});

it.each([
  ['', false],
  [' \n ', false],
  ['Oi', true],
  ['🎰'.repeat(longestChatText), true],
  ['a'.repeat(longestChatText + 1), false],
  ['half \ud83c', false],
])('a message has words, and not too many: %#', (text, taken) => {
  const body = { conversation: 'm1', clientId: 'a'.repeat(16), text };
  expect(v.is(schemasOf(sendChat).body, body)).toBe(taken);
});
