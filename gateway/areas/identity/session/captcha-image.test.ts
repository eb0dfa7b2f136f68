import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { captchaLetters, glyphOf } from './captcha-glyphs.ts';
import { drawCaptcha, drawText } from './captcha-image.ts';

/** The same chances again for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const draw = (shown: string, seed: number) =>
  sharp(Buffer.from(drawCaptcha(shown, seeded(seed)), 'base64'))
    .greyscale()
    .raw()
    .toBuffer();
/** How many pixels are dark in one picture and light in the other. */
const apart = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, at) => sum + Number(Math.abs(value - (b[at] ?? 0)) > 128), 0);

describe('the picture of a captcha', () => {
  it.each([1, 2, 3])('shows its answer only: any other letter is another picture (%i)', async (seed) => {
    const { shown } = drawText(seeded(seed * 1000 + 7));
    const picture = await draw(shown, seed);
    for (const [place, right] of [...shown].entries())
      for (const letter of captchaLetters) {
        const other = [...shown.slice(0, place), letter, ...shown.slice(place + 1)].join('');
        const difference = apart(picture, await draw(other, seed));
        if (letter === right) expect(difference).toBe(0);
        else expect(difference, `${letter} for ${right}`).toBeGreaterThan(60);
      }
  });

  it('differs each time, of the same text as well', () => {
    const pictures = new Set(Array.from({ length: 20 }, () => drawCaptcha('K7MPX')));
    expect(pictures.size).toBe(20);
  });

  it('has a glyph for everything that it may show, and ink for it', async () => {
    for (const character of `${captchaLetters}0158+−×=`) expect(glyphOf(character), character).not.toEqual([]);
    const { channels, ...rest } = await sharp(Buffer.from(drawCaptcha('7×8='), 'base64')).stats();
    expect(channels[0]?.min).toBeLessThan(30);
    expect(rest.isOpaque).toBe(true);
  });

  it('takes a processor for few milliseconds', () => {
    drawCaptcha('WWWWW');
    const before = process.cpuUsage();
    for (let n = 0; n < 20; n += 1) drawCaptcha('WWWWW');
    expect(process.cpuUsage(before).user / 1000 / 20).toBeLessThan(60);
  });
});

describe('the text of a captcha', () => {
  const texts = Array.from({ length: 400 }, () => drawText());
  const sums = texts.filter(({ shown }) => shown.endsWith('='));

  it('is five letters and digits, or sometimes a sum of small numbers [S2-025]', () => {
    expect(sums.length).toBeGreaterThan(50);
    expect(sums.length).toBeLessThan(160);
    for (const { shown, answer } of texts)
      if (!shown.endsWith('=')) expect([shown, /^[2-9A-Y]{5}$/.test(shown)]).toEqual([answer, true]);
  });

  it('of a sum has its result for an answer [S2-025]', () => {
    for (const { shown, answer } of sums) {
      const [, a, sign, b] = /^(\d+)([+−×])(\d+)=$/.exec(shown) ?? [];
      const [x, y] = [Number(a), Number(b)];
      expect(Number(answer), shown).toBe(sign === '+' ? x + y : sign === '−' ? x - y : x * y);
    }
  });
});
