import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readText } from '#src/components/kit/forms/rules.ts';
import { birthdayFields, emailFields, nicknameFields, payeeNameFields } from './profile-rules.ts';

const takes = (schema: v.GenericSchema, input: object) => v.is(schema, input);

describe('the rules of account details', () => {
  it.each([
    ['', true],
    ['Mar 🌊', true],
    ['🌊'.repeat(20), true],
    ['🌊'.repeat(21), false],
    ['a\nb', false],
  ])('take "%s" as a nickname: %s', (nickname, right) => {
    expect(takes(nicknameFields, { nickname })).toBe(right);
  });

  it('accept an email address with the password only', () => {
    expect(takes(emailFields, { email: 'mar@mare.example', password: 'x' })).toBe(true);
    expect(takes(emailFields, { email: 'mar@mare.example', password: '' })).toBe(false);
    expect(takes(emailFields, { email: 'mar@', password: 'x' })).toBe(false);
  });

  it('report an incorrect format of an email address [S2-228]', () => {
    const [issue] = v.safeParse(emailFields, { email: 'mar@', password: 'x' }).issues ?? [];
    expect(readText(issue?.message ?? '')?.message).toMatch(/^Email format incorrect/);
  });

  it.each([
    ['Marina d’Ávila', true],
    ['', false],
    ['Marina 2', false],
  ])('take "%s" as a payee name: %s', (payeeName, right) => {
    expect(takes(payeeNameFields, { payeeName })).toBe(right);
  });

  it.each([
    [18, '2008-03-14', true],
    [21, '2008-03-14', false],
    [18, '', false],
    [18, '2000-02-30', false],
  ])('of %i years take the birthday "%s": %s', (limit, birthday, right) => {
    expect(takes(birthdayFields(limit, '2026-03-14'), { birthday })).toBe(right);
  });
});
