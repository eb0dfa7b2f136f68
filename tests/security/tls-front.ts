/**
 * TLS in front of a gateway on this machine, like a production proxy: HTTPS for the named hosts, and plain HTTP that redirects to
 * it. For manual measurements (docs/security.md):
 *
 * node tests/security/tls-front.ts cert.pem key.pem mare.test=4000 games.mare.test=4001
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';

const loopback = '127.0.0.1';
const [cert = '', key = '', ...pairs] = process.argv.slice(2);
const ports = new Map(pairs.map((pair) => pair.split('=') as [host: string, port: string]));

const hostOf = ({ headers }: IncomingMessage) => headers.host?.replace(/:\d+$/, '') ?? '';

function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
  const port = ports.get(hostOf(incoming));
  if (port === undefined) return void outgoing.writeHead(421).end();
  const { method, url: path, headers } = incoming;
  const from = incoming.socket.remoteAddress ?? '';
  const forwarded = { ...headers, 'x-forwarded-for': from, 'x-forwarded-proto': 'https' };
  const onward = request({ host: loopback, port, method, path, headers: forwarded }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

createSecureServer({ cert: readFileSync(cert), key: readFileSync(key) }, pass).listen(443, loopback);
createServer((incoming, outgoing) => {
  outgoing.writeHead(308, { Location: `https://${hostOf(incoming)}${incoming.url ?? '/'}` }).end();
}).listen(80, loopback);
