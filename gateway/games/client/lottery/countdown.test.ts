// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createCountdown } from './countdown.ts';
import { textIn } from './text.ts';

const minute = 60_000;
const hour = 60 * minute;

it.each([
  [minute, 'Falta 1 min para o sorteio', '1 min to the draw'],
  [2 * minute, 'Faltam 2 min para o sorteio', '2 min to the draw'],
  [30_000, 'Falta menos de 1 min para o sorteio', 'Less than 1 min to the draw'],
  [hour, 'Falta 1 hora para o sorteio', '1 hour to the draw'],
  [hour + 5 * minute, 'Falta 1 hora e 5 min para o sorteio', '1 hour 5 min to the draw'],
  [3 * hour + minute, 'Faltam 3 horas e 1 min para o sorteio', '3 hours 1 min to the draw'],
])('%i ms before a draw is read aloud as one says it', (ms, pt, en) => {
  for (const [language, words] of [['pt', pt] as const, ['en', en] as const]) {
    const { show, spoken } = createCountdown(textIn(language));
    show(ms, undefined);
    expect(spoken.textContent).toBe(words);
  }
});

it('shows no hours where there are none, and one hour as one', () => {
  const { show, seen } = createCountdown(textIn('pt'));
  const shown = () => [...seen.querySelectorAll<HTMLElement>('.unit')].filter(({ hidden }) => !hidden);
  show(65_000, undefined);
  expect(shown().map(({ textContent }) => textContent)).toEqual(['01min', '05seg']);
  show(hour, undefined);
  expect(shown().map(({ textContent }) => textContent)).toEqual(['01hora', '00min', '00seg']);
  show(2 * hour, 'Vendas encerradas');
  expect(shown()[0]?.textContent).toBe('02horas');
});
