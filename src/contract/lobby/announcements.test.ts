import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Banner } from './announcements.schema.ts';

const read = (linkage: string) =>
  v.parse(Banner, {
    id: '1',
    groupName: 'm_home',
    url: '/art/b/1.svg',
    eyebrow: '',
    title: '',
    text: '',
    action: '',
    linkage,
  }).linkage;

it.each(['https://other.example/a?b=1', 'http://other.example/', '/m/promotions?id=7#top', '/m/help', '/'])(
  'a banner leads to %s [S1-256]',
  (linkage) => {
    expect(read(linkage)).toBe(linkage);
  },
);

it.each([
  'mailto:a@b.example',
  'tel:+5511999999999',
  'javascript:alert(1)',
  'data:text/html,x',
  'm/help',
  'https:evil.example',
  '//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/m/x/../..//evil.example',
  '/%2e//evil.example',
  String.raw`/\evil.example`,
  String.raw`/.\/evil.example`,
  '/\t/evil.example',
  '/%2Fevil.example',
  '/%2e/..//evil.example',
  '/m/%2e%2E/..//evil.example',
  '/.%2f/evil.example',
  '/.%5C/evil.example',
  '/m/..%2f%2fevil.example',
  String.raw`\\evil.example`,
  String.raw`/.\/\evil.example`,
  '/.\r\n/\t/evil.example',
  ' //evil.example',
  'http://',
  '',
])('a banner leads nowhere by %j', (linkage) => {
  expect(read(linkage)).toBe('');
});
