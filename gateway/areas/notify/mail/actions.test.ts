import { describe, expect, it } from 'vitest';
import { transact } from '#gateway/db/transact.ts';
import { enqueueMail } from './mail-outbox.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const write = (recipient: string) =>
    transact(scene.gateway.db, (trx) =>
      enqueueMail(scene.gateway, trx, {
        kind: 'recovery-code',
        recipient,
        lifetime: 1000,
        subject: 'Maré: a code',
        text: '1234 5678\n',
      }),
    );

  describe('the emails', () => {
    it('are listed without their texts, and read one by one; decoys are not listed', async () => {
      await write('marina@exemplo.com');
      await write('');
      await scene.type('mail');
      expect(scene.lines).toHaveLength(1);
      expect(scene.lines[0]).toMatch(/marina@exemplo\.com +recovery-code +waiting/);
      const [id = ''] = (scene.lines[0] ?? '').split(' ');
      scene.lines.length = 0;
      await scene.type('mail', id);
      expect(scene.lines.join('\n')).toContain('To: marina@exemplo.com\nSubject: Maré: a code\n\n1234 5678');
      await expect(scene.type('mail', 'none')).rejects.toThrow('no email');
    });
  });
});
