/** Words that are easy to say over the phone. */
const words = [
  ...['areia', 'barco', 'boia', 'brisa', 'cais', 'canoa', 'casco', 'concha', 'coral', 'costa', 'duna', 'espuma'],
  ...['estrela', 'farol', 'foca', 'gaivota', 'garoa', 'golfo', 'ilha', 'jangada', 'lagoa', 'leme', 'lua', 'manta'],
  ...['mastro', 'navio', 'norte', 'nuvem', 'onda', 'ostra', 'palma', 'pedra', 'peixe', 'polvo', 'ponte', 'porto'],
  ...['praia', 'proa', 'raia', 'rede', 'remo', 'sereia', 'siri', 'sol', 'sul', 'vela', 'vento', 'volta'],
];

const drawn = (below: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;
const word = () => words[drawn(words.length)] ?? '';

/** A password that can be spoken, such as 'coral-47-vento-lua', by the first form that a rule accepts; the last one where it accepts none. */
export function drawPassword(accepts: (password: string) => boolean): string {
  const plain = [word(), String(10 + drawn(90)), word(), word()].join('-');
  const capital = plain.charAt(0).toUpperCase() + plain.slice(1);
  return [plain, capital].find(accepts) ?? capital;
}
