import { createHmac } from 'node:crypto';
import { Envelope } from '#src/contract/core/envelope.ts';
import type { VendorCallback } from '#src/contract/vendors/vendor.ts';
import * as v from 'valibot';
import type { App } from '../http/app-env.ts';
import { inPlayMoney } from '../db/play-tables.ts';
import { issueLaunchCode } from '../areas/vendors/play-access.ts';
import { type PlayOwner, openPlaySession } from '../areas/vendors/play-players.ts';
import type { TestGateway } from './test-gateway.ts';
import type { TestMember } from './test-members.ts';

export type Answer = { readonly status: number; readonly code: string; readonly value: Record<string, unknown> };
/** Wrong parts of a signature, for tests. */
export type Signing = {
  vendor?: string;
  timestamp?: string | number;
  signature?: string;
  signedText?: string;
  signedPath?: string;
  key?: { id: string; secret: string };
};

/** A vendor as the contract asks it to call: every callback is signed over its path and raw text. */
export function vendorClient(app: App, gateway: TestGateway, vassalage = 'COR') {
  const send = async (callback: string, text: string, signing: Signing = {}): Promise<Answer> => {
    const vendor = signing.vendor ?? vassalage;
    const timestamp = String(signing.timestamp ?? gateway.clock());
    const path = `/vendor/v1/${callback}`;
    const first = { id: '1', secret: createHmac('sha256', gateway.masterSecret).update(vendor).digest('hex') };
    const { id, secret } = signing.key ?? first;
    const signed = `POST\n${signing.signedPath ?? path}\n${timestamp}\n${signing.signedText ?? text}`;
    const signature = signing.signature ?? `${id}:${createHmac('sha256', secret).update(signed).digest('hex')}`;
    const response = await app.request(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Vendor': vendor,
        'X-Timestamp': timestamp,
        'X-Signature': signature,
      },
      body: text,
    });
    const envelope = v.parse(Envelope, await response.json());
    return {
      status: response.status,
      code: envelope.success ? 'ok' : envelope.message,
      value: (envelope.value ?? {}) as Record<string, unknown>,
    };
  };
  const call = (callback: VendorCallback, body: Record<string, unknown>, signing?: Signing) =>
    send(callback, JSON.stringify(body), signing);
  /** Launches a game for a member and exchanges the code: the player's token. */
  const enter = async (member: TestMember, nodeId = 'COR-2') => {
    const launch = { memberId: member.id, sessionId: member.sessionId, nodeId, vassalage, language: 'pt' as const };
    const code = await issueLaunchCode(gateway.db, launch, gateway.clock());
    const { value } = await call('authenticate', { code });
    return v.parse(v.string(), value['playerToken']);
  };
  /** Launches a game with play money, for a trial guest or a visitor: the player and the token. */
  const enterForFree = async (owner: PlayOwner, sessionId = '', nodeId = 'COR-1') => {
    const { db, clock, config } = gateway;
    const { id: playerId } = await openPlaySession(db, owner, config.merchant, clock());
    const launch = { memberId: playerId, sessionId, nodeId, vassalage, language: 'pt' as const };
    const code = await issueLaunchCode(inPlayMoney(db), launch, clock());
    const { value } = await call('authenticate', { code });
    return { playerId, token: v.parse(v.string(), value['playerToken']) };
  };
  return { send, call, enter, enterForFree };
}
