import { expect, it } from 'vitest';
import { shortened } from '../process/network-of.ts';
import { isLoopback, siteOf } from './network.ts';

it('finds the network of one customer', () => {
  expect(['192.0.2.7', '2001:db8:1:2::7', '2001:DB8:1:ffff::'].map(siteOf)).toEqual([
    '192.0.2.7',
    '2001:db8:1::/48',
    '2001:db8:1::/48',
  ]);
});

it('treats this machine as one, at any of its addresses', () => {
  expect(siteOf('::1')).toBe(siteOf('127.0.0.1'));
});

it('shortens an address to its network, and leaves nothing of what is none', () => {
  expect(['192.0.2.7', '2001:db8:1:2::7', 'praia-da-mare', ''].map(shortened)).toEqual([
    '192.0.2.0/24',
    '2001:db8:1::/48',
    '',
    '',
  ]);
});

it('knows this machine', () => {
  expect(['127.0.0.1', '127.8.0.1', '::1'].every(isLoopback)).toBe(true);
  expect(['192.0.2.7', '2001:db8::1', '127.0.0.1.example'].some(isLoopback)).toBe(false);
});
