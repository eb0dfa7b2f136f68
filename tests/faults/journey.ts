import type { Locator, Page } from '@playwright/test';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import type { Say } from '../support/texts.ts';
import type { Door } from './fault.ts';
import type { Network } from './network.ts';

/** Where a journey is made. */
export type Scene = {
  readonly page: Page;
  readonly say: Say;
  readonly gateway: GatewayProcess;
  readonly network: Network;
  /** When it began, in epoch ms. */
  readonly since: number;
};

/** What can be waited for on the screen; most are locators. */
export type Sign = { readonly waitFor: (options: { timeout: number }) => Promise<unknown> };

/** One thing that a reader wants, from the tap to what stands on the screen then. */
export type Journey = {
  readonly name: string;
  /** What the fault lies on, of the app unless told. */
  readonly paths: RegExp;
  readonly door?: Door;
  /** Whose session it is from the tap on: it must stand under the fault and after it, one at the gateway. */
  readonly member?: string;
  /** How long it may take where that is more than a tap's; ms. */
  readonly takes?: number;
  /** Everything up to the tap, on a network that works. */
  readonly prepare: (scene: Scene) => Promise<void>;
  readonly act: (scene: Scene) => Promise<void>;
  /** What stands on the screen when it has worked. */
  readonly done: (scene: Scene) => Sign;
  /** Where the screen says that it has not. Absent: nobody asked for it, and nobody is told. */
  readonly told?: (scene: Scene) => Sign;
  /** The reader tries again, on the same page. */
  readonly again: (scene: Scene) => Promise<void>;
  /**
   * Compares what the gateway holds with what the reader was told, once it has worked. Throws where an effect is missing or there
   * more than once; `tries` is how many times the reader acted, which bounds what may have been begun.
   */
  readonly check?: (scene: Scene, tries: number) => Promise<void>;
  /** What a reload must show then; `done` unless told. */
  readonly stands?: (scene: Scene) => Sign;
};

/** Every call of the contract, and nothing else: the code comes from the worker on every visit but the first. */
export const calls = /^\/wps\//;

/** What the app says of a call that failed, whatever the reason was. */
const troubles = [
  'No internet. Check your connection and try again.',
  'Slow connection. Try again in a moment.',
  'The server sent an invalid answer. Try again in a moment.',
  'The system is being updated. Try again later.',
  'Too many attempts. Wait a moment and try again.',
] as const;

/** One of those texts, or of `more`, in the reader's language, and nothing else in place of it. */
export const troubleText = (say: Say, ...more: readonly string[]): RegExp =>
  new RegExp(
    [...troubles, ...more].map((text) => say(text).replaceAll(/[.?*+^$()|[\]{}\\]/g, String.raw`\$&`)).join('|'),
  );

/** The alert that says so. */
export const troubleIn = ({ page, say }: Pick<Scene, 'page' | 'say'>): Locator =>
  page.getByRole('alert').getByText(troubleText(say)).first();

export const tryAgain = ({ page, say }: Scene): Promise<void> =>
  page
    .getByRole('button', { name: say('Try again') })
    .first()
    .click();
