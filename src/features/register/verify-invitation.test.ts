import { setupI18n } from '@lingui/core';
import { expect, it, vi } from 'vitest';
import { toasts } from '#src/ui/toast-store.ts';
import { showBadInvitation } from './use-register-form.ts';

it('an invalid invitation code is reported for one second, no more and no less [S2-170]', () => {
  vi.useFakeTimers();
  showBadInvitation(setupI18n({ locale: 'en', messages: { en: {} } }));
  const said = () => toasts.read().map(({ kind, text }) => [kind, text]);
  vi.advanceTimersByTime(999);
  expect(said()).toEqual([['error', 'Invalid invitation code. Check it, or ask for another one.']]);
  vi.advanceTimersByTime(1);
  expect(said()).toEqual([]);
  vi.useRealTimers();
});
