/** A check digit of a CNPJ: weights 2 to 9 from the right, again and again; a letter counts as its ASCII code less 48. */
function checkDigit(signs: string): number {
  const sum = Array.from(signs, (sign, at) => (sign.charCodeAt(0) - 48) * (2 + ((signs.length - 1 - at) % 8)));
  const rest = sum.reduce((a, b) => a + b, 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** Whether a text is a CNPJ: twelve digits or capitals and two check digits, and not the same digit fourteen times. */
export function isCnpj(text: string): boolean {
  if (!/^[\dA-Z]{12}\d{2}$/.test(text) || /^(\d)\1*$/.test(text)) return false;
  return [12, 13].every((length) => checkDigit(text.slice(0, length)) === Number(text[length]));
}
