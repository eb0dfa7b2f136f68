import { describe, expect, it } from 'vitest';
import { plainText } from '#src/components/kit/plain-text.ts';
import { noticeText } from './notice-bar.tsx';

describe('the line of the notice bar', () => {
  it('is text: markup is removed and text that looks like markup stays text [S1-188]', () => {
    expect(plainText('<p>Pix <b>volta</b> às&nbsp;4h</p>')).toBe('Pix volta às 4h');
    expect(plainText('a &lt;b&gt; c')).toBe('a <b> c');
    expect(plainText('<img src=x onerror=alert(1)>x<script>alert(2)</script>')).toBe('x');
  });
  it('takes time proportional to its length, with any malformed markup', () => {
    const began = performance.now();
    for (const piece of ['<script', '<script></script', '<!--', '<a ', '</b', '<style>', '&#', '<a "']) {
      expect(plainText(`antes ${piece.repeat(50_000)}`)).toMatch(/^antes/);
    }
    expect(performance.now() - began).toBeLessThan(2000);
  });
  it('joins the contents and omits empty ones', () => {
    expect(noticeText([{ content: '<p>um</p>' }, { content: '<br>' }, { content: 'dois' }])).toBe('um  ·  dois');
  });
});
