import { describe, expect, it } from 'vitest';
import { gameMessage } from './game-message.ts';

describe('the messages of a game', () => {
  it('include its state', () => {
    for (const message of [{ type: 'mare:ready' }, { type: 'mare:failed' }, { type: 'mare:state', roundOpen: true }])
      expect(gameMessage(message)).toEqual(message);
    expect(gameMessage({ type: 'mare:state', roundOpen: 'yes' })).toBeUndefined();
  });
  it('include a round with its net', () => {
    expect(gameMessage({ type: 'mare:round', net: '-2.00', balance: '10.00' })).toEqual({
      type: 'mare:round',
      net: '-2.00',
    });
  });
  it.each([null, 'mare:round', { type: 'mare:round', net: 5 }, { type: 'mare:round', net: '<b>' }, { type: 'other' }])(
    'ignores %j',
    (data) => {
      expect(gameMessage(data)).toBeUndefined();
    },
  );
});
