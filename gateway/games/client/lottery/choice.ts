/** Takes a number into a choice or out of it; a full choice takes no more. In order of size. */
export function toggle(chosen: readonly number[], number: number, most: number): number[] {
  if (chosen.includes(number)) return chosen.filter((each) => each !== number);
  return chosen.length < most ? [...chosen, number].toSorted((a, b) => a - b) : [...chosen];
}

/** A choice by the device's random numbers, none of them favoured. */
export function quickPick(count: number, of: number): number[] {
  const left = Array.from({ length: of }, (_, index) => index + 1);
  const chosen: number[] = [];
  while (chosen.length < count) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 256 - (256 % left.length)) chosen.push(...left.splice(byte % left.length, 1));
  }
  return chosen.toSorted((a, b) => a - b);
}

/** A duration in whole hours, minutes and seconds. */
export function timeLeft(ms: number): { hours: number; minutes: number; seconds: number } {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}
