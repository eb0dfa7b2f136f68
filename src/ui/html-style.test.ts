import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeDeclarations, scalePx } from './html-style.ts';

describe('scalePx', () => {
  it.each([
    ['28px', '0.28rem'],
    ['1.5px', '0.015rem'],
    ['10px 20px 0 5%', '0.1rem 0.2rem 0 5%'],
    ['.5px', '0.005rem'],
    ['2em', '2em'],
    ['16PX', '0.16rem'],
  ])('divides px by 100 and leaves other units: %s gives %s [S1-187]', (px, rem) => {
    expect(scalePx(px)).toBe(rem);
  });
});

describe('safeDeclarations', () => {
  it('keeps what sets text and boxes', () => {
    expect(
      safeDeclarations('color: #b3261e; FONT-SIZE:28px;text-align:center; background-color:rgb(1, 2, 3)', true),
    ).toEqual([
      ['color', '#b3261e'],
      ['font-size', '0.28rem'],
      ['text-align', 'center'],
      ['background-color', 'rgb(1, 2, 3)'],
    ]);
  });

  it.each([
    'position:fixed',
    'z-index:9',
    'background:url(https://evil.example/x.png)',
    'background-color:url(javascript:1)',
    'width:expression(alert(1))',
    'width:calc(100vw)',
    'margin:-1000px',
    'color:var(--x)',
    'color:red !important',
    String.raw`color:\72 ed`,
    'font-family:x',
    'behavior:url(x)',
    '-moz-binding:url(x)',
    'opacity:0',
    'content:"x"',
    'color',
    ':red',
  ])('drops %s', (style) => {
    expect(safeDeclarations(style, false)).toEqual([]);
  });

  it('never lets a parenthesis other than a colour through, and always answers', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'color:;width()urlgb#-px1 0,."\\/') }), (style) => {
        for (const [, value] of safeDeclarations(style, true)) expect(value).not.toMatch(/url|["\\;:]|-\d/);
      }),
    );
    const started = Date.now();
    safeDeclarations(`color:${'a'.repeat(50_000)}!`, false);
    safeDeclarations(`color:red${' '.repeat(50_000)}!`, false);
    expect(Date.now() - started).toBeLessThan(500);
  });
});
