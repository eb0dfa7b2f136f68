import type * as v from 'valibot';
import { formOf, type StoredRegistration } from '#gateway/areas/site/registration-form.ts';

/**
 * What was done, and a warning where the form gives a bonus to accounts that a program opens: without a captcha and a code for a number. A work
 * that the browser does costs a program little.
 */
export function withWarning(stored: v.InferOutput<typeof StoredRegistration>, done: string): string {
  const { methods, captcha, verificationCode, fields } = formOf(stored);
  const asksForNumber = (fields.mobileNum.enabled && verificationCode) || stored.bonusAfterNumber;
  if (stored.bonus === null || !methods.username || captcha || asksForNumber) return done;
  return `${done}\nwarning: a program can open accounts for the bonus of ${stored.bonus}: the form asks for neither a captcha nor a verified number. "register set bonus-number on" gives it for a verified number alone, "register set captcha on" makes each account dearer`;
}
