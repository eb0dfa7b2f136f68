import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '#gateway/testing/databases.ts';
import { startGamesServer, usualSlowest } from './server.ts';
import { createSession, findSession } from './sessions.ts';
import { addRound, findRound, newRound } from './rounds.ts';
import type { GamesTables } from './tables.ts';
import { FakeGateway } from './testing/fake-gateway.ts';
import { octopus } from './testing/test-table.ts';

async function arrange() {
  const opened = await openTestDatabase('sqlite');
  const db = opened.db.$extendTables<GamesTables>();
  onTestFinished(opened.close);
  const key = { id: '1', secret: 'secret' };
  const gateway = new FakeGateway(() => key);
  const logger = { info: () => {}, warn: () => {}, error: () => {} };
  return {
    db,
    gateway,
    options: {
      db,
      gatewayUrl: 'http://gateway.test',
      appOrigin: 'http://app.test',
      vendorKeyOf: async () => key,
      fetch: gateway.fetch,
      logger,
      port: 0,
      hosts: ['127.0.0.1'],
    },
  };
}

it('pays at its start what an earlier process left pending', async () => {
  const { db, gateway, options } = await arrange();
  const player = {
    playerToken: 'a-player-token',
    playerId: 'ana',
    playerName: 'Ana',
    currency: 'BRL',
    currencySymbol: 'R$',
    balance: '1.00',
    language: 'pt',
    game: octopus,
    demo: false,
    minBet: '0.10',
    rules: { turbo: true, autoplay: true, roundMs: 0 },
  } as const;
  const { token } = await createSession(db, player, Date.now());
  const session = await findSession(db, token, Date.now());
  if (!session) throw new Error('no session');
  const outcome = { stops: [0, 0, 0, 0, 0], wins: [], pearls: { count: 3, amount: 600 }, win: 600 };
  const drawn = { stake: 200, lines: 20, outcome: JSON.stringify(outcome), win: 600, numero: null };
  const round = {
    ...newRound(session, 'key-00000001', Date.now(), drawn),
    state: 'winning' as const,
    lane: null,
    next_at: Date.now() - 1,
  };
  await addRound(db, round);

  const server = await startGamesServer(options);
  await expect.poll(async () => (await findRound(db, round.id))?.state).toBe('done');
  await server.close();
  expect(gateway.balances.get('ana')).toBe(600);
});

it('says that its port is taken', async () => {
  const { options } = await arrange();
  const first = await startGamesServer(options);
  await expect(startGamesServer({ ...options, port: first.port })).rejects.toThrow('is already in use; set GAMES_PORT');
  expect((await fetch(`http://127.0.0.1:${first.port}/healthz`)).status).toBe(200);
  await first.close();
});

it('cuts off who sends half a request and rests', async () => {
  const { options } = await arrange();
  const slowest = {
    headersTimeout: 50,
    requestTimeout: 100,
    keepAliveTimeout: 1000,
    connectionsCheckingInterval: 20,
  };
  const server = await startGamesServer({ ...options, slowest });
  const parts = [
    'POST /api/session HTTP/1.1\r\n',
    'POST /api/session HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{',
  ];
  const answers = parts.map(async (part) => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk))).write(part);
    await once(socket, 'close');
    return text;
  });
  for (const answer of await Promise.all(answers)) expect(answer).toContain('408 Request Timeout');
  await server.close();
});

it('limits a request to half a minute', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = usualSlowest;
  expect(Math.max(headersTimeout, requestTimeout) + connectionsCheckingInterval).toBeLessThanOrEqual(30_000);
});
