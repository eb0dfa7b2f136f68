const encode = (bytes: string) => Buffer.from(bytes, 'latin1').toString('base64').replaceAll('=', '');

/**
 * How a text may look inside of a longer text encoded in Base64: one form for each of the three alignments, without the
 * characters that its neighbours change.
 */
function looksInBase64(text: string): string[] {
  return [0, 1, 2].map((offset) => {
    const signs = encode('\0'.repeat(offset) + text);
    const whole = (offset + text.length) % 3 === 0;
    return signs.slice(Math.ceil((offset * 4) / 3), whole ? undefined : -1);
  });
}

/** A secret as it is and after one, two and three rounds of Base64, at any position in the encoded text. */
export function disguises(secret: string): string[] {
  const rounds = [[Buffer.from(secret, 'utf8').toString('latin1')]];
  for (let round = 1; round <= 3; round += 1) rounds.push((rounds[round - 1] ?? []).flatMap(looksInBase64));
  return [secret, ...new Set(rounds.flat())].filter((look) => look.length >= 4);
}

/** The text with URL encoding and base64url reverted. */
function plain(text: string): string {
  const signs = text.replaceAll('-', '+').replaceAll('_', '/');
  const decoded = text.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return `${text}\n${signs}\n${decoded}`;
}

export type Secrets = ReadonlyMap<string, string>;

/** The names of the secrets that a text contains in any encoding; a short one counts only as a separate word. */
export function secretsIn(text: string, secrets: Secrets): string[] {
  const place = plain(text);
  return [...secrets]
    .filter(([, secret]) =>
      secret.length < 8
        ? new RegExp(`\\b${secret}\\b`, 'i').test(place)
        : disguises(secret).some((look) => place.includes(look)),
    )
    .map(([name]) => name);
}
