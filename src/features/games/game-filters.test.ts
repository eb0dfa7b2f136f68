import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { filterCategories, minimumBetOptions } from './game-filters.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it('has the categories all, jackpot, scratch, video poker, PVP and arcade, each with caId, id and name [S1-254, S1-283]', () => {
  expect(filterCategories.map(({ caId, id, name }) => [caId, id, i18n._(name)])).toEqual([
    [undefined, 'all', 'All'],
    ['JP', 'JP', 'Jackpot'],
    ['SC', 'SC', 'Scratch cards'],
    ['VP', 'VP', 'Video poker'],
    ['TG', 'TG', 'PVP'],
    ['AC', 'AC', 'Arcade'],
  ]);
});

it('has the minimum bets all, 0.01, 0.05, 0.1, 0.5 and 0.75, each with bet, id and name [S1-255, S1-284]', () => {
  expect(minimumBetOptions('Any', (bet) => `R$${bet}`)).toEqual([
    { bet: undefined, id: 'all', name: 'Any' },
    { bet: '0.01', id: '0.01', name: 'R$0.01' },
    { bet: '0.05', id: '0.05', name: 'R$0.05' },
    { bet: '0.1', id: '0.1', name: 'R$0.1' },
    { bet: '0.5', id: '0.5', name: 'R$0.5' },
    { bet: '0.75', id: '0.75', name: 'R$0.75' },
  ]);
});
