import { expect, it } from 'vitest';
import { lotteryAddress } from './lottery-address.ts';

const launched = 'https://games.test/lotto/?code=COR.secret';

it('a lottery is framed with the interface and the theme that its address asks for [S1-240]', () => {
  expect(lotteryAddress(launched, { mui: 'mare', css: 'dark' }, 'light')).toBe(`${launched}&css=dark&mui=mare`);
});

it('what is no theme is the reader’s own, and what is no interface is left out [S1-240]', () => {
  for (const mui of [undefined, '', '<b>', 'a b', 'x'.repeat(65), '../../m'])
    expect(lotteryAddress(launched, { mui, css: 'red' }, 'light')).toBe(`${launched}&css=light`);
});
