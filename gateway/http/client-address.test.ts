import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (remoteAddress: string) => ({ socket: { remoteAddress } }) as IncomingMessage;

describe("the visitor's address", () => {
  it('is the socket’s while no proxy is trusted, with any header', () => {
    expect(clientAddress(from('::ffff:192.0.2.7'), '203.0.113.1', 0)).toBe('192.0.2.7');
  });

  it('is the entry that the outermost trusted proxy wrote, not what the visitor put before it', () => {
    expect(clientAddress(from('10.0.0.1'), '1.1.1.1, 203.0.113.9', 1)).toBe('203.0.113.9');
    expect(clientAddress(from('10.0.0.1'), '1.1.1.1, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
  });

  it('is the socket’s when the header has too few entries or no address', () => {
    expect(clientAddress(from('10.0.0.1'), '203.0.113.9', 2)).toBe('10.0.0.1');
    expect(clientAddress(from('10.0.0.1'), '<script>', 1)).toBe('10.0.0.1');
    expect(clientAddress(from('10.0.0.1'), undefined, 1)).toBe('10.0.0.1');
  });
});
