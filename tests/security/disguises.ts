const encode = (bytes: string) => Buffer.from(bytes, 'latin1').toString('base64').replaceAll('=', '');

/**
 * How a text may look inside of something that was encoded in Base64 as a whole: one look for each of the three places
 * where it may begin, without the signs that its neighbours change.
 */
function looksInBase64(text: string): string[] {
  return [0, 1, 2].map((offset) => {
    const signs = encode('\0'.repeat(offset) + text);
    const whole = (offset + text.length) % 3 === 0;
    return signs.slice(Math.ceil((offset * 4) / 3), whole ? undefined : -1);
  });
}

/** A secret as it is and as it looks after one, two and three rounds of Base64, wherever it stands in what was encoded. */
export function disguises(secret: string): string[] {
  const rounds = [[Buffer.from(secret, 'utf8').toString('latin1')]];
  for (let round = 1; round <= 3; round += 1) rounds.push((rounds[round - 1] ?? []).flatMap(looksInBase64));
  return [secret, ...new Set(rounds.flat())].filter((look) => look.length >= 4);
}

/** The text with what encodings of addresses and of Base64 for addresses have changed put back. */
function plain(text: string): string {
  const signs = text.replaceAll('-', '+').replaceAll('_', '/');
  const decoded = text.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return `${text}\n${signs}\n${decoded}`;
}

export type Secrets = ReadonlyMap<string, string>;

/** The names of the secrets that a text holds in any disguise; a short one counts only where it stands alone. */
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
