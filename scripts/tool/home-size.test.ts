import { expect, it } from 'vitest';
import { listBlockingStyles } from './home-size.ts';

it('counts the stylesheets that block the first paint, and no other', () => {
  const html = `<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/later.css" disabled>
    <link rel="stylesheet" crossorigin href="/b.css" /><link rel="stylesheet" href="/print.css" media="print">
    <link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/disabled-look.css">`;
  expect(listBlockingStyles(html)).toEqual(['/a.css', '/b.css', '/disabled-look.css']);
});
