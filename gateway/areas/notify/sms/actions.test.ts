import { expect, it } from 'vitest';
import { deliverDue } from '../outbox/deliver.ts';
import { localCarrier } from './sms-carrier.ts';
import { enqueueSms, smsChannel } from './sms-outbox.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);

  it('sms lists the latest messages with what they say', async () => {
    const { gateway } = scene;
    const text = 'Maré: 123456 para entrar.\n\n@localhost #123456';
    await gateway.db
      .transaction()
      .execute((trx) => enqueueSms(gateway, trx, { mobile: '5511980001234', purpose: 'login', text, withheld: false }));
    await deliverDue(gateway, smsChannel(gateway, localCarrier));
    await scene.type('sms');
    expect(scene.lines.map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
      '2026-03-14 12:00 UTC | +5511980001234 | login | sent | Maré: 123456 para entrar. @localhost #123456',
    ]);
  });
});
