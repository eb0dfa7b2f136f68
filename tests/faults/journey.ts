import type { Locator, Page } from '@playwright/test';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import type { Say } from '../support/texts.ts';
import type { Door } from './fault.ts';
import type { Network } from './network.ts';

/** Context of a journey. */
export type Scene = {
  readonly page: Page;
  readonly say: Say;
  readonly gateway: GatewayProcess;
  readonly network: Network;
  /** Its start, in epoch ms. */
  readonly since: number;
};

/** Something that can be awaited on the screen; most are locators. */
export type Sign = { readonly waitFor: (options: { timeout: number }) => Promise<unknown> };

/** One goal of a reader, from the tap to the result on the screen. */
export type Journey = {
  readonly name: string;
  /** Target of the fault, the app by default. */
  readonly paths: RegExp;
  readonly door?: Door;
  /** The member whose session is open since the tap: it must survive the fault, as one session at the gateway. */
  readonly member?: string;
  /** Maximum duration where that is more than a tap's; ms. */
  readonly takes?: number;
  /** Everything up to the tap, on a working network. */
  readonly prepare: (scene: Scene) => Promise<void>;
  readonly act: (scene: Scene) => Promise<void>;
  /** Visible when it has worked. */
  readonly done: (scene: Scene) => Sign;
  /** Visible when it has failed. Absent: not requested by the reader, and not reported. */
  readonly told?: (scene: Scene) => Sign;
  /** The reader retries on the same page. */
  readonly again: (scene: Scene) => Promise<void>;
  /**
   * Compares the gateway's data with the reported outcome, once it has worked. Throws where an effect is missing or doubled;
   * `tries` is the number of the reader's attempts, which limits the number of started operations.
   */
  readonly check?: (scene: Scene, tries: number) => Promise<void>;
  /** Visible after a reload; `done` by default. */
  readonly stands?: (scene: Scene) => Sign;
};

/** Every call of the contract, and nothing else: the code is served by the worker on every visit but the first. */
export const calls = /^\/wps\//;

/** The app's messages for failed calls, for any reason. */
const troubles = [
  'No internet. Check your connection and try again.',
  'Open this page once while online to see it here.',
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

/** The alert with the message. */
export const troubleIn = ({ page, say }: Pick<Scene, 'page' | 'say'>): Locator =>
  page.getByRole('alert').getByText(troubleText(say)).first();

export const tryAgain = ({ page, say }: Scene): Promise<void> =>
  page
    .getByRole('button', { name: say('Try again') })
    .first()
    .click();
