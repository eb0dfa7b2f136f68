import type { PushPayload } from '#src/contract/notify/push.schema.ts';
import { describe, expect, it } from 'vitest';
import { pathOf, toNotice } from './notifications.ts';

const payload: PushPayload = {
  title: 'Olá',
  body: 'Corpo',
  path: '/m/activity?i=1',
  tag: 'a-1',
  lang: 'pt',
  kind: 'promotions',
};

describe('the notification of a message', () => {
  it('shows its title and text in its language, opens its page, and replaces one of the same tag', () => {
    expect(toNotice(JSON.stringify(payload), 'en')).toEqual({
      title: 'Olá',
      options: {
        body: 'Corpo',
        icon: '/icons/icon-192.png',
        badge: '/icons/monochrome-512.png',
        tag: 'a-1',
        lang: 'pt-BR',
        data: { path: '/m/activity?i=1' },
      },
    });
  });

  it.each([
    ['nothing', undefined],
    ['no text', ''],
    ['no JSON', 'Olá'],
    ['another shape', '{"title":1}'],
    ['a foreign address', JSON.stringify({ ...payload, path: 'https://evil.example/m/home' })],
    ['an address without its scheme', JSON.stringify({ ...payload, path: '//evil.example/m/home' })],
    ['a way out of the pages', JSON.stringify({ ...payload, path: '/m/../wps/docs' })],
    ['a script', JSON.stringify({ ...payload, path: 'javascript:alert(1)' })],
    ['a backslash', JSON.stringify({ ...payload, path: '/m/\\evil.example' })],
  ])('is a general one for %s: never none', (_, text) => {
    const notice = toNotice(text, 'en');
    expect(notice).toMatchObject({
      title: 'Maré',
      options: { body: 'There is news for you. Tap to open.', lang: 'en', data: { path: '/m/home' } },
    });
    expect(toNotice(text, 'pt').options).toMatchObject({
      body: 'Há uma novidade para você. Toque para abrir.',
      lang: 'pt-BR',
    });
  });
});

describe('the page of a click', () => {
  it.each([[null], [undefined], ['/m/set'], [{ path: 'https://evil.example/' }], [{ path: '/vip/vip.html' }], [{}]])(
    'is home for %j',
    (data) => {
      expect(pathOf(data)).toBe('/m/home');
    },
  );
  it('is what the notification says', () => {
    expect(pathOf({ path: '/m/set' })).toBe('/m/set');
  });
});
