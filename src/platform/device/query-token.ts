import { getBoot } from '#src/boot/boot-state.ts';

/** The code that the page was opened with; null when there was none, or when it has been dropped. */
export const readQueryToken = (): string | null => getBoot().token ?? null;

/** Nobody is given the code any more. */
export function dropQueryToken(): void {
  delete getBoot().token;
}
