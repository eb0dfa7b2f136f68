import * as v from 'valibot';
import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { errorStatus, type ErrorCode } from '#src/contract/core/error-code.ts';
import { type VendorCallback, vendorCallbacks, type VendorPlayer } from '#src/contract/vendors/vendor.ts';
import { signCallback, type VendorKey } from '../sign-callback.ts';

/** A fault of one callback: before it is processed, after it, or it arrives twice. */
export type Fault = 'lost-request' | 'lost-answer' | 'reset' | 'error' | 'error-after' | 'html' | 'cut' | 'twice';

type Game = VendorPlayer['game'];
type Entry = { playerId: string; roundId: string; kind: 'bet' | 'win' | 'rollback'; amount: number };
type Moved = { body: string; value: unknown };

const html = () =>
  new Response('<!doctype html><title>Sign in</title>', { status: 200, headers: { 'Content-Type': 'text/html' } });

/** A gateway in memory that follows the protocol of the vendor callbacks, and fails as a test asks. */
export class FakeGateway {
  readonly balances = new Map<string, number>();
  readonly journal: Entry[] = [];
  readonly ended = new Set<string>();
  readonly calls: VendorCallback[] = [];
  /** Taken one by one by the callbacks they name. */
  faults: { callback: VendorCallback; fault: Fault }[] = [];
  maintenance = false;
  /** Every callback waits for this first. */
  gate: Promise<void> = Promise.resolve();
  readonly #codes = new Map<string, { player: Omit<VendorPlayer, 'balance' | 'playerToken'> }>();
  readonly #tokens = new Map<string, string>();
  readonly #moves = new Map<string, Moved>();
  readonly #bets = new Map<string, number>();
  readonly #rolledBack = new Set<string>();
  readonly #keyOf: (vassalage: string) => VendorKey;

  constructor(keyOf: (vassalage: string) => VendorKey) {
    this.#keyOf = keyOf;
  }

  /** A launch code as the app would get it. */
  launch(
    playerId: string,
    game: Game,
    options: { demo?: boolean; language?: 'pt' | 'en'; minBet?: string; rules?: VendorPlayer['rules'] } = {},
  ): string {
    const code = `${game.vassalage}.${crypto.randomUUID()}`;
    const { demo = false, language = 'pt', minBet = '0.10' } = options;
    const { rules = { turbo: true, autoplay: true, roundMs: 0 } } = options;
    this.#codes.set(code, {
      player: {
        playerId,
        playerName: playerId,
        currency: 'BRL',
        currencySymbol: 'R$',
        language,
        game,
        demo,
        minBet,
        rules,
      },
    });
    return code;
  }

  /** Ends every player token: bets and balances are refused from now on. */
  expireTokens(): void {
    this.#tokens.clear();
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const callback = new URL(request.url).pathname.replace('/vendor/v1/', '') as VendorCallback;
    const text = await request.text();
    this.calls.push(callback);
    await this.gate;
    const index = this.faults.findIndex((planned) => planned.callback === callback);
    const fault = index < 0 ? undefined : this.faults.splice(index, 1)[0]?.fault;
    // On the caller's own signal: that of a Request may be garbage-collected and would then never abort.
    const signal = init?.signal;
    const hang = () =>
      new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }));

    if (fault === 'lost-request') return hang();
    if (fault === 'error') return new Response('upstream', { status: 502 });
    if (fault === 'html') return html();
    const response = this.#answer(callback, request.headers, text);
    if (fault === 'twice') return this.#answer(callback, request.headers, text);
    if (fault === 'lost-answer') return hang();
    if (fault === 'reset') throw new TypeError('fetch failed');
    if (fault === 'error-after') return new Response('{"oops"', { status: 500 });
    if (fault === 'cut') return new Response((await response.text()).slice(0, 20), { status: 200 });
    return response;
  };

  #answer(callback: VendorCallback, headers: Headers, text: string): Response {
    const vendor = headers.get('X-Vendor') ?? '';
    const sent = { path: `/vendor/v1/${callback}`, timestamp: headers.get('X-Timestamp') ?? '', body: text };
    if (signCallback(this.#keyOf(vendor), sent) !== headers.get('X-Signature')) return refuse('bad_signature');
    if (this.maintenance) return refuse('maintenance');
    if (!(callback in vendorCallbacks)) return refuse('not_found');
    const body = v.safeParse(v.pipe(v.string(), v.parseJson(), vendorCallbacks[callback].body), text);
    return body.success ? this.#perform(callback, body.output, text) : refuse('invalid_request');
  }

  #perform(callback: VendorCallback, body: Partial<Record<string, string>>, text: string): Response {
    const {
      playerToken = '',
      playerId = '',
      roundId = '',
      transactionId = '',
      betTransactionId = '',
      amount = '0.00',
      code = '',
    } = body;
    if (callback === 'authenticate') return this.#authenticate(code);
    if (callback === 'balance') {
      const known = this.#tokens.get(playerToken);
      return known === undefined ? refuse('token_expired') : answer(this.#money(known));
    }
    const before = this.#moves.get(transactionId);
    if (before) return before.body === text ? answer(before.value) : refuse('transaction_conflict');
    if (callback === 'bet') {
      if (this.#tokens.get(playerToken) !== playerId) return refuse('token_expired');
      if (this.#rolledBack.has(transactionId)) return refuse('transaction_rolled_back');
      if (this.#balance(playerId) < toMinor(amount)) return refuse('insufficient_balance');
      this.#bets.set(transactionId, toMinor(amount));
      this.#book({ playerId, roundId, kind: 'bet', amount: -toMinor(amount) });
    }
    if (callback === 'win') this.#book({ playerId, roundId, kind: 'win', amount: toMinor(amount) });
    if (callback === 'rollback') {
      this.#rolledBack.add(betTransactionId);
      this.#book({ playerId, roundId, kind: 'rollback', amount: this.#bets.get(betTransactionId) ?? 0 });
    }
    if (callback === 'end-round') this.ended.add(roundId);
    const value = { ...this.#money(playerId), transactionId };
    this.#moves.set(transactionId, { body: text, value });
    return answer(value);
  }

  #authenticate(code: string): Response {
    const launch = this.#codes.get(code);
    if (!launch) return refuse('handover_invalid');
    this.#codes.delete(code);
    const playerToken = crypto.randomUUID();
    this.#tokens.set(playerToken, launch.player.playerId);
    return answer({ ...launch.player, playerToken, balance: fromMinor(this.#balance(launch.player.playerId)) });
  }

  #balance(playerId: string): number {
    return this.balances.get(playerId) ?? 0;
  }

  #money(playerId: string) {
    return { balance: fromMinor(this.#balance(playerId)), currency: 'BRL' };
  }

  #book(entry: Entry): void {
    this.journal.push(entry);
    this.balances.set(entry.playerId, this.#balance(entry.playerId) + entry.amount);
  }
}

const answer = (value: unknown): Response => Response.json({ success: true, value });
const refuse = (code: ErrorCode): Response =>
  Response.json({ success: false, message: code }, { status: errorStatus[code] || 400 });
