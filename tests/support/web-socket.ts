import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** A page's end of a WebSocket; messages are JSON. */
export type PageSocket = { send: (message: object) => void };

/** The response to a handshake's key (RFC 6455, 1.3). */
const accept = (key: string) =>
  createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');

/** A text in one frame, for texts of less than 64 kB. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head = body.length < 126 ? [0x81, body.length] : [0x81, 126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from(head), body]);
}

/**
 * Removes complete frames of short texts from the start of the received data; returns them and the rest. Other frames are
 * skipped.
 */
function readFrames(come: Buffer): { texts: string[]; rest: Buffer } {
  const texts: string[] = [];
  let rest = come;
  for (;;) {
    const short = (rest[1] ?? 0) & 127;
    const head = short === 126 ? 4 : 2;
    if (rest.length < head + 4) return { texts, rest };
    const body = head + 4;
    const end = body + (short === 126 ? rest.readUInt16BE(2) : short);
    if (rest.length < end) return { texts, rest };
    const mask = rest.subarray(head, body);
    const plain = rest.subarray(body, end).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
    if (rest[0] === 0x81) texts.push(Buffer.from(plain).toString());
    rest = rest.subarray(end);
  }
}

/**
 * Listens for WebSockets on this machine: the only connection from a page to a test that no service worker intercepts, and no
 * debugger is needed for. `hear` receives each message with its socket.
 */
export function listenForPages(port: number, hear: (message: unknown, socket: PageSocket) => void): Server {
  const server = createServer();
  server.on('upgrade', (request, connection: Duplex) => {
    connection.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept(request.headers['sec-websocket-key'] ?? '')}\r\n\r\n`,
    );
    const socket: PageSocket = { send: (message) => connection.write(frame(JSON.stringify(message))) };
    let rest = Buffer.alloc(0);
    connection.on('error', () => connection.destroy());
    connection.on('data', (chunk: Buffer) => {
      const read = readFrames(Buffer.concat([rest, chunk]));
      rest = Buffer.from(read.rest);
      for (const text of read.texts) hear(JSON.parse(text), socket);
    });
  });
  return server.listen(port, '127.0.0.1');
}
