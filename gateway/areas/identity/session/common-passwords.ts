import type { Gateway } from '#gateway/context/gateway.ts';
import { foldText } from '#gateway/db/fold-text.ts';
import { readMerchant } from '#gateway/areas/site/merchant.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** Shorter entries of the list are no passwords here anyway. */
const shortest = 8;
/** Minimum number of characters, one of them a letter, that a password needs besides the name. */
const ownCharacters = 4;
/** A name this short occurs in many good passwords by chance. */
const shortestName = 4;

/** `words`: likely guesses, such as the account's name and phone; empty ones are ignored. */
type Chosen = { readonly password: string; readonly words: readonly string[] };

/**
 * Refuses a new password that attackers try first: one of the 17,950 commonest of eight characters or more, hardly more than
 * the brand, the account's name or the phone, or the same few characters over and over. Throws Refusal('password_too_common')
 * with the name of the field.
 */
export async function refuseCommonPassword(
  gateway: Pick<Gateway, 'db' | 'config'>,
  { field, password, words }: Chosen & { readonly field: string },
): Promise<void> {
  const { merchant } = gateway.config;
  const brand = (await readMerchant(gateway, merchant))?.settings.brandName ?? '';
  if (await isCommonPassword({ password, words: [merchant, brand, ...words] }))
    throw new Refusal('password_too_common', { fields: [field] });
}

/** Whether a password is commonly used, ignoring case. */
export async function isCommonPassword({ password, words }: Chosen): Promise<boolean> {
  const folded = foldText(password);
  const fewCharacters = new Set(folded).size < ownCharacters;
  return fewCharacters || isMadeOf(folded, words) || (await commonPasswords()).has(folded);
}

function isMadeOf(folded: string, words: readonly string[]): boolean {
  const names = words.map(bare).filter((word) => word.length >= shortestName);
  const text = bare(folded);
  return names.some((name) => {
    const own = text.replaceAll(name, '');
    return own !== text && (own.length < ownCharacters || /^\d*$/.test(own));
  });
}

/** Only letters and digits. */
const bare = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first chosen password: two megabytes that most processes never need. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((entry) => entry.length >= shortest).map(foldText)),
  );
  return loaded;
}
