// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerEverything } from '#src/components/testing/answer-everything.ts';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { languageAtom } from '#src/state/app/language.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { TeamPnlPage } from './pnl-page.tsx';

const sums = {
  ...{ turnover: '60.00', win: '1065.00', result: '-1005.00', bonus: '0.00' },
  ...{ deposit: '0.00', withdrawal: '0.00' },
};
const days = { startDate: '2026-11-26', endDate: '2026-11-26' };
const whole = {
  totals: sums,
  categories: [{ category: 'RNG', turnover: '60.00', win: '1065.00', result: '-1005.00' }],
};
const figures = {
  ...{ ...days, currency: 'BRL', at: 0, rebates: '0.00', ...whole },
  days: [{ day: '2026-11-26', members: 2, active: 1, ...sums }],
  before: { ...days, ...whole },
};
const protection = { agentNeedsStep: false, secondFactor: false, codesLeft: 0, hasPassword: true };

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn<(name: string, file: Blob) => void>() }));
vi.mock('#src/platform/device/save-file.ts', () => ({ saveFile }));
afterEach(cleanup);

it('saves the table of the view for the spreadsheets of the reader’s language [S2-079]', async () => {
  answerEverything((path) => (path.endsWith('teamFigures') ? figures : protection));
  const { store } = await showInApp(TeamPnlPage, { title: { id: 'x' }, header: 'none', footer: false }, '/page');
  const member = { token: 't', userName: 'otavio.reis', type: 3, merchantCode: 'mare', firstTimeLogin: false };
  await act(async () => {
    store.set(sessionState, { status: 'member', member: { ...member, expiresAt: Date.now() + 900_000 } });
    setResourceOwner(store, 'otavio.reis');
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await act(async () => store.set(languageAtom, 'pt'));
  fireEvent.click(screen.getByRole('radio', { name: 'Category' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  const [first, second] = saveFile.mock.calls;
  expect(first?.[0]).toBe('team-result-2026-11-26-2026-11-26.csv');
  expect(await first?.[1].text()).toContain(
    'Day,Bets,Winnings,Result\r\n2026-11-26,60.00,1065.00,-1005.00\r\nTotal,60.00,1065.00,-1005.00\r\n',
  );
  expect(await second?.[1].text()).toContain('\r\nSlots;60,00;1065,00;-1005,00\r\nTotal;60,00;1065,00;-1005,00\r\n');
});
