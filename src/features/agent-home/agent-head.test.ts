import { expect, it } from 'vitest';
import { greetingAt } from './agent-head.tsx';

it('greets by the hour: morning to 10, early afternoon to 14, late afternoon to 18, evening after [S2-067]', () => {
  const ids = Array.from({ length: 24 }, (_, hour) => greetingAt(hour).id);
  const parts = [ids.slice(0, 11), ids.slice(11, 15), ids.slice(15, 19), ids.slice(19)];
  for (const part of parts) expect(new Set(part).size).toBe(1);
  expect(new Set(ids).size).toBe(4);
});
