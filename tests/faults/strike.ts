import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, Moment } from './fault.ts';

/** The gateway's response, its body as transferred. */
export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** The parts that a fault works with. */
export type Victim = {
  readonly response: ServerResponse;
  /** Forwards the request to the gateway, each time again. */
  readonly ask: () => Promise<Answer>;
  /** URL of the portal's page, on another origin. */
  readonly portal: string;
  /** Whether this is the first, third, fifth request for the same. */
  readonly odd: boolean;
};

const delay = 5000;
const retryAfter = '2';
/** 100 bytes ten times a second are 1 kB/s. */
const slowBytes = 100;
const slowPause = 100;

/** Words that only the portal uses: a store or a cache must never contain them. */
export const portalWords = 'Hotel Faro Wi-Fi';
export const portalPage = `<!doctype html><html lang="en"><title>${portalWords}</title><h1>${portalWords}</h1><p>Enter your room number.</p><button>Connect</button></html>`;
export const boxWords = 'from a box in between';
/** Sent instead of a picture; not a text of the app. */
export const spoiltPicture = 'nothing that could be drawn';
const errorPage = (status: number) =>
  `<!doctype html><html lang="en"><title>${status}</title><h1>${status} ${boxWords}</h1><a href="https://box.invalid">Ask its administrator</a></html>`;

export const passOn = (response: ServerResponse, { status, headers, body }: Answer): void => {
  response.writeHead(status, headers).end(body);
};

function sendHtml(response: ServerResponse, status: number, html: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(html);
}

/** The head and half of the body; resolves when they have been sent. A response without a body has only its head. */
function sendHalf(response: ServerResponse, { status, headers, body }: Answer): Promise<void> {
  const { 'transfer-encoding': _, ...rest } = headers;
  response.writeHead(status, { ...rest, 'content-length': String(Math.max(1, body.length)) });
  response.flushHeaders();
  return new Promise((resolve) => {
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => resolve());
  });
}

const reset = (response: ServerResponse) => void response.socket?.resetAndDestroy();

async function sendSlowly(response: ServerResponse, { status, headers, body }: Answer): Promise<void> {
  response.writeHead(status, headers);
  for (let at = 0; at < body.length && !response.destroyed; at += slowBytes) {
    response.write(body.subarray(at, at + slowBytes));
    await wait(slowPause);
  }
  response.end();
}

type Strike = (victim: Victim, moment: Moment) => Promise<void> | void;

/** Forwards the request first when the fault strikes after the gateway's work. */
const thenEnd =
  (end: (response: ServerResponse, answer: Answer | undefined) => void): Strike =>
  async ({ response, ask }, moment) => {
    const answer = moment === 'before' ? undefined : await ask();
    if (answer && moment === 'mid-body') await sendHalf(response, answer);
    end(response, answer);
  };

const strikes: Record<Exclude<Fault, 'refuse'>, Strike> = {
  reset: thenEnd(reset),
  'black hole': thenEnd(() => undefined),
  cut: async ({ response, ask }, moment) => {
    const answer = await ask();
    if (moment === 'mid-body') await sendHalf(response, answer);
    else {
      response.writeHead(answer.status, {
        ...answer.headers,
        'content-length': String(Math.max(1, answer.body.length)),
      });
      response.flushHeaders();
      await wait(20);
    }
    response.socket?.end();
  },
  delay: async ({ response, ask }, moment) => {
    if (moment === 'before') await wait(delay);
    const answer = await ask();
    if (moment === 'mid-body' && answer.body.length > 1) {
      const { 'transfer-encoding': _, ...headers } = answer.headers;
      response.writeHead(answer.status, { ...headers, 'content-length': String(answer.body.length) });
      const half = Math.floor(answer.body.length / 2);
      response.write(answer.body.subarray(0, half));
      await wait(delay);
      response.end(answer.body.subarray(half));
      return;
    }
    if (moment !== 'before') await wait(delay);
    passOn(response, answer);
  },
  slow: async ({ response, ask }) => sendSlowly(response, await ask()),
  '500': thenEnd((response) => sendHtml(response, 500, errorPage(500))),
  '503': thenEnd((response) => sendHtml(response, 503, errorPage(503), { 'Retry-After': retryAfter })),
  '429': thenEnd((response) => sendHtml(response, 429, errorPage(429), { 'Retry-After': retryAfter })),
  '502': thenEnd((response) => sendHtml(response, 502, errorPage(502))),
  '403': thenEnd((response) => sendHtml(response, 403, errorPage(403))),
  '404': thenEnd((response) => sendHtml(response, 404, errorPage(404))),
  '401': ({ response }) => sendHtml(response, 401, errorPage(401)),
  '407': ({ response }) => sendHtml(response, 407, errorPage(407)),
  '511': ({ response }) => sendHtml(response, 511, errorPage(511)),
  portal: ({ response }) => sendHtml(response, 200, portalPage, { 'Cache-Control': 'public, max-age=31536000' }),
  'portal redirect': ({ response, portal }) => void response.writeHead(302, { Location: portal }).end(),
  duplicate: async ({ response, ask }, moment) => {
    if (moment === 'before') {
      const first = ask();
      const second = ask();
      passOn(response, await first);
      await second;
      return;
    }
    await ask();
    passOn(response, await ask());
  },
  flapping: async ({ response, ask, odd }, moment) => {
    if (!odd) return passOn(response, await ask());
    if (moment === 'after') await ask();
    reset(response);
  },
  'wrong type': async ({ response, ask }, moment) => {
    if (moment === 'before') return void response.writeHead(200, { 'Content-Type': 'image/png' }).end(spoiltPicture);
    const answer = await ask();
    passOn(response, { ...answer, headers: { ...answer.headers, 'content-type': 'text/plain' } });
  },
};

/** Applies the fault to one request. A refused connection is not about one request: network.ts stops listening. */
export const strike = async (fault: Fault, moment: Moment, victim: Victim): Promise<void> => {
  if (fault !== 'refuse') await strikes[fault](victim, moment);
};
