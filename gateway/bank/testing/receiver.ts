import { signWebhook } from '../sign-webhook.ts';

type Received = { path: string; body: { [list: string]: Record<string, unknown>[] } };

/** A payee's webhook in memory: keeps posts with a valid signature, and refuses or loses as many posts as a test asks. */
export class Receiver {
  readonly received: Received[] = [];
  /** How many of the next posts are answered by 503 without being kept. */
  refuse = 0;
  /** How many of the next posts are kept, and their answer is lost. */
  lose = 0;
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** All that was received on a path, in order. */
  listed(path: string): Record<string, unknown>[] {
    const list = path.slice(path.lastIndexOf('/') + 1);
    return this.received.filter((one) => one.path === path).flatMap(({ body }) => body[list] ?? []);
  }

  fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const signature = signWebhook(this.#key, request.headers.get('X-Timestamp') ?? '', text);
    if (request.headers.get('X-Signature') !== signature) return new Response(null, { status: 401 });
    if (this.refuse > 0) {
      this.refuse -= 1;
      return new Response(null, { status: 503 });
    }
    this.received.push({ path: new URL(request.url).pathname, body: JSON.parse(text) as Received['body'] });
    if (this.lose > 0) {
      this.lose -= 1;
      throw new TypeError('fetch failed');
    }
    return new Response(null, { status: 200 });
  };
}
