import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindsOf } from '#src/contract/records/records.ts';
import { kindName } from './kind-name.ts';

/** Kinds booked by the gateway's code, from the files that move money. */
const booked = new Set(
  globSync('gateway/**/*.ts', { exclude: ['**/*.test.ts', 'gateway/testing/**', 'gateway/games/**'] })
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => /\b(?:moveMoney|postJournal)\(/.test(text))
    .flatMap((text) => [...text.matchAll(/\bkind: (?:[^',]+\? )?'(\w+)'(?: : '(\w+)')?/g)])
    .flatMap(([, one = '', other = '']) => [one, other].filter(Boolean)),
);
const neutral = kindName('something new').id;

describe('a booking', () => {
  it('has a name for every kind that the gateway books [S1-081]', () => {
    expect([...booked].toSorted()).toEqual(
      [
        'bet',
        'bonus',
        'clawback',
        'commission',
        'contest',
        'credit',
        'deal',
        'debit',
        'deposit',
        'envelope',
        'fee',
        'hold',
        'jackpot',
        'mall',
        'opening',
        'payout',
        'points',
        'promotion',
        'rain',
        'rebate',
        'salary',
        'hourly',
        'dividend',
        'release',
        'repayment',
        'rollback',
        'win',
        'writeoff',
      ].toSorted(),
    );
    for (const kind of booked) expect(kindName(kind).id, kind).not.toBe(neutral);
    expect(new Set([...booked].map((kind) => kindName(kind).id)).size).toBe(booked.size);
  });

  it('is of a group that the gateway books, and is called a booking when the kind is unknown', () => {
    for (const kind of [...kindsOf.games, ...kindsOf.bonuses]) expect([...booked]).toContain(kind);
    expect(kindName('toString').id).toBe(neutral);
  });
});
