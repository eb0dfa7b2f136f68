import { expect, it } from 'vitest';
import { foldAnswer } from './fold-answer.ts';

it('keeps letters and digits that can be seen', () => {
  expect(foldAnswer(' São  João, 7!')).toBe('saojoao7');
  expect(foldAnswer('\u3164\u115F\uFFA0\u1160')).toBe('');
});
