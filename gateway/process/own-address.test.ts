import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';
import { answersAt, ownAddress } from './own-address.ts';

it.each([
  [undefined, 'http://127.0.0.1:4000'],
  ['::1', 'http://[::1]:4000'],
  ['::', 'http://[::1]:4000'],
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['192.168.0.10', 'http://192.168.0.10:4000'],
  ['mare.local', 'http://mare.local:4000'],
])('calls what listens on %s at %s', (host, url) => {
  expect(ownAddress(host, 4000)).toBe(url);
});

it('knows whether anything answers there', async () => {
  const server = createServer((_request, response) => response.writeHead(503).end());
  const url = ownAddress('127.0.0.1', await listen(server, 'PORT', 0, '127.0.0.1'));
  expect(await answersAt(url, 1000)).toBe(true);
  server.close();
  server.closeAllConnections();
  expect(await answersAt(url, 1000)).toBe(false);
  expect(await answersAt('http://::1:4000/', 1000)).toBe(false);
});
