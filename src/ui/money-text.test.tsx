// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MoneyText } from './money-text.tsx';

afterEach(cleanup);

it('hides every digit behind an asterisk, keeps the width of the figures and says that it is hidden [S1-128]', () => {
  const { container, rerender } = render(<MoneyText text="R$ 1.284,50" />);
  expect(container.textContent).toBe('R$ 1.284,50');
  rerender(<MoneyText text="R$ 1.284,50" hidden hiddenLabel="Balance hidden" />);
  expect(screen.getByText('R$ *.***,**').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('Balance hidden')).toBeDefined();
  // Invisible placeholder figures of the same width remain below, but not those of the amount.
  expect(document.querySelector('.figures')?.textContent).toBe('R$ 0.000,00');
});
