import { describe, expect, it } from 'vitest';
import { chooseCommand, helpText } from './run.ts';

describe('the operator’s words', () => {
  it.each([[[]], [['help']], [['--help']], [['vendor', 'close', '--help']]])('%j ask for the help', (argv) => {
    expect(chooseCommand(argv)).toBeNull();
  });

  it.each([
    [['vendor'], 'There is no command vendor'],
    [['sell', 'vendor'], 'There is no command sell vendor'],
    [['vendor', 'close'], 'Say: vendor close <code>'],
    [['vendor', 'close', 'A', 'B'], 'Say: vendor close <code>'],
    [['vendor', 'close', 'A', '--now'], 'vendor close <code>'],
    [['member', 'credit', 'x', '1.00', '--reason'], 'member credit <account> <amount> --reason …'],
  ])('%j are refused with what to say instead', (argv, message) => {
    expect(() => chooseCommand(argv)).toThrow(message);
  });

  it('are all in the help', () => {
    for (const name of [
      'status maintenance <on|off>',
      'announcement add',
      'member credit <account> <amount>',
      'ledger check',
    ])
      expect(helpText()).toContain(name);
  });
});
