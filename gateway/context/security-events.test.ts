import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../process/logger.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { findBrokenEvents } from './security-chain.ts';
import { recordSecurityEvent, sweepSecurityEvents } from './security-events.ts';

const day = 86_400_000;

forEachDatabase((dialect) => {
  describe('security events', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    beforeEach(async () => {
      await gateway.db.deleteFrom('security_events').execute();
      await gateway.db.deleteFrom('meta').where('key', 'like', 'security events%').execute();
    });
    afterAll(() => gateway.close());

    const stored = () => gateway.db.selectFrom('security_events').selectAll().orderBy('at').orderBy('seq').execute();

    it('are in the log and the table, with only the network of an address', async () => {
      const lines: string[] = [];
      const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
      await recordSecurityEvent(
        { ...gateway, logger },
        { kind: 'renewal_copied', memberId: 'm1', ip: '192.0.2.77', detail: 'its session was ended' },
      );
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        event: 'renewal_copied',
        memberId: 'm1',
        network: '192.0.2.0/24',
      });
      expect(await stored()).toMatchObject([{ kind: 'renewal_copied', member_id: 'm1', network: '192.0.2.0/24' }]);
      expect(lines.join('') + JSON.stringify(await stored())).not.toContain('192.0.2.77');
    });

    it('form one chain under concurrency, valid before and after a sweep', async () => {
      const kinds = Array.from({ length: 20 }, (_, n) => (n % 2 ? 'login_failed' : 'key_changed'));
      await Promise.all(kinds.map((kind) => recordSecurityEvent(gateway, { kind })));
      expect(await findBrokenEvents(gateway.db)).toEqual([]);
      const seqs = (await stored()).map(({ chain, seq }) => `${chain} ${seq}`);
      expect(new Set(seqs).size).toBe(20);
      await sweepSecurityEvents(gateway, 3);
      expect((await stored()).filter(({ kind }) => kind === 'login_failed')).toHaveLength(3);
      await recordSecurityEvent(gateway, { kind: 'login_failed' });
      expect(await findBrokenEvents(gateway.db)).toEqual([]);
      const first = (await stored()).find(({ kind }) => kind === 'login_failed');
      await gateway.db
        .deleteFrom('security_events')
        .where('id', '=', first?.id ?? '')
        .execute();
      expect(await findBrokenEvents(gateway.db)).toHaveLength(1);
    });

    it('block no call when the table cannot be written', async () => {
      const lines: string[] = [];
      const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
      const broken = await createTestGateway({ dialect });
      await broken.db.schema.dropTable('security_events').execute();
      await recordSecurityEvent({ ...broken, logger }, { kind: 'login_failed', detail: 'wrong password' });
      expect(lines.join('')).toContain('a security event could not be stored');
      await broken.close();
    });

    it('are swept after ninety days', async () => {
      await recordSecurityEvent(gateway, { kind: 'key_changed', detail: 'old' });
      gateway.advance(89 * day);
      await recordSecurityEvent(gateway, { kind: 'key_changed', detail: 'new' });
      await sweepSecurityEvents(gateway);
      expect(await stored()).toHaveLength(2);
      gateway.advance(day);
      await sweepSecurityEvents(gateway);
      expect(await stored()).toMatchObject([{ detail: 'new' }]);
    });

    it('of failed logins are swept beyond the latest, and push no other event out', async () => {
      await recordSecurityEvent(gateway, { kind: 'operator_command', detail: 'member lock ana' });
      for (let count = 1; count <= 5; count += 1) {
        gateway.advance(1000);
        await recordSecurityEvent(gateway, { kind: 'login_failed', detail: String(count) });
      }
      await sweepSecurityEvents(gateway, 3);
      expect((await stored()).map(({ detail }) => detail)).toEqual(['member lock ana', '3', '4', '5']);
    });
  });
});
