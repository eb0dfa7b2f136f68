// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { VipProgress } from './vip-progress.tsx';

afterEach(cleanup);
const silver = { pt: 'Prata', en: 'Silver' };

it('shows the level in the page’s language and how much is missing to the next', async () => {
  const vip = { level: silver, bet: '1250.00', next: { pt: 'Ouro', en: 'Gold', from: '5000.00' } };
  await showInApp(() => <VipProgress vip={vip} />);
  expect(screen.getByRole('link', { name: /^Silver/ }).getAttribute('href')).toBe('/vip/vip.html');
  const bar = screen.getByRole('progressbar', { name: /5,000\.00 in bets for Gold/ });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['125000', '500000']);
  expect(screen.getByText(/1,250\.00 of .*5,000\.00 in bets for Gold/)).toBeDefined();
});

it('says at the top that there is no higher level, and before the first that there is none', async () => {
  await showInApp(() => <VipProgress vip={{ level: null, bet: '0.00', next: null }} />);
  expect(screen.getByText('No level yet')).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText(/in bets, the highest level/)).toBeDefined();
});
