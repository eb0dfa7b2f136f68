// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { quickAmounts } from '#src/contract/payments/deposits.ts';
import { statusResource } from '#src/state/site/site.ts';
import { DepositStart } from './deposit-start.tsx';
import { optionsResource } from './deposits.resource.ts';

vi.mock('#src/platform/calls/send.ts', () => ({ send: () => new Promise(() => {}) }));
afterEach(cleanup);

const methods = [{ method: 'PIX' as const, min: '10.00', max: '5000.00' }];

/** The amounts that the deposit page offers for one tap in a template of the merchant. */
async function offered(template: 'base' | 'new'): Promise<string[]> {
  const { store } = await showInApp(() => <DepositStart />);
  await act(async () => {
    statusResource.set(store, undefined, { info: { mobileTemplate: { dep_func: template } } } as never);
    optionsResource.set(store, undefined, { methods, needsCpf: false, cpf: '25', owed: '0.00', offers: [] });
  });
  expect(screen.getByLabelText('Amount')).toBeDefined();
  const amounts = quickAmounts.map(String);
  return amounts.filter((name) => screen.queryByRole('button', { name }) !== null);
}

it('has amounts for one tap in the merchant’s new template, and the field alone in the plain one [S1-265]', async () => {
  const amounts = await offered('new');
  expect(amounts).toHaveLength(quickAmounts.length);
  cleanup();
  expect(await offered('base')).toEqual([]);
});
