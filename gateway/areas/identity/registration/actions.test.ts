import { describe, expect, it } from 'vitest';
import { checkAffiliate, registerSettings } from '#src/contract/identity/registration.ts';
import { systemStatus } from '#src/contract/site/system.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { addMember, fundMember } from '#gateway/testing/test-members.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const form = () => valueOf(scene.app, registerSettings);

  describe('the registration form', () => {
    it('is set method by method and option by option, and applies at once', async () => {
      await scene.type('register', 'method', 'mobile', 'on');
      await scene.type('register', 'set', 'captcha', 'on');
      await scene.type('register', 'set', 'terms-ticked', 'off');
      expect(await form()).toMatchObject({
        methods: { username: true, mobileNum: true },
        captcha: true,
        termsTicked: false,
      });
      expect((await valueOf(scene.app, systemStatus)).info.register).toMatchObject({ mobileNum: true, captcha: true });
      await expect(scene.type('register', 'method', 'fax', 'on')).rejects.toThrow('Say one of username, mobile.');
      await expect(scene.type('register', 'set', 'captcha', 'perhaps')).rejects.toThrow('Say on or off');
    });

    it('is set field by field: on, required, length, pattern, kinds, values, a hint [S2-125]', async () => {
      await scene.type('register', 'field', 'nickname', '--required', '--min', '3', '--max', '9', '--enum', 'Ana, Bia');
      await scene.type(
        'register',
        'field',
        'idNumber',
        '--on',
        '--pattern',
        '^\\d{11}$',
        '--hint-pt',
        'CPF',
        '--hint-en',
        'CPF',
      );
      await scene.type('register', 'field', 'password', '--min', '10', '--kinds', 'lower,upper,digit');
      const { nickname, idNumber, password } = (await form()).fields;
      expect(nickname).toMatchObject({ enabled: true, required: true, min: 3, max: 9, enum: ['Ana', 'Bia'] });
      expect(idNumber).toMatchObject({ enabled: true, required: false, pattern: '^\\d{11}$', hint: { pt: 'CPF' } });
      expect(password).toMatchObject({ min: 10, kinds: ['lower', 'upper', 'digit'] });
      await scene.type('register', 'field', 'nickname', '--default');
      expect((await form()).fields.nickname).toMatchObject({ enabled: false, required: false, min: 2 });
      await scene.type('register', 'show');
      expect(scene.lines.join('\n')).toMatch(/idNumber +on +optional, min 5, max 24, pattern/);
    });

    it('has the expression of the current password, which a change of it is held to [S2-162]', async () => {
      expect((await form()).oldPassword.pattern).toBe('^.{6,64}$');
      await scene.type('register', 'old-password', '^\\d{4}$');
      expect((await form()).oldPassword).toMatchObject({ required: true, pattern: '^\\d{4}$' });
      await expect(scene.type('register', 'old-password', '(')).rejects.toThrow('no regular expression');
      await scene.type('register', 'old-password', 'default');
      expect((await form()).oldPassword.pattern).toBe('^.{6,64}$');
    });

    it.each([
      [['field', 'shoeSize', '--on'], 'A field is one of username'],
      [['field', 'email'], 'Say what is to be written.'],
      [['field', 'email', '--min', 'x'], 'look at --min'],
      [['field', 'email', '--min', '9', '--max', '3'], 'look at --min'],
      [['field', 'email', '--kinds', 'runes'], 'look at --kinds'],
      [['field', 'email', '--pattern', '('], 'no regular expression'],
      [['field', 'email', '--pattern', '^(a+)+$'], 'takes too long'],
      [['field', 'email', '--pattern', '(?<=a)b'], 'no lookbehind'],
      [['field', 'username', '--off'], 'belongs to its method'],
      [['bonus', '5'], 'two digits'],
      [['bonus', '-5.00'], ''],
    ])('refuses %j', async (words, why) => {
      const before = await form();
      await expect(scene.type('register', ...words)).rejects.toThrow(why);
      expect(await form()).toEqual(before);
    });

    it('gives a bonus after a question, or none', async () => {
      await scene.type('register', 'bonus', '15.00');
      expect(scene.asked).toHaveLength(1);
      expect((await form()).bonus).toEqual({ amount: '15.00', currency: 'BRL', currencySymbol: 'R$' });
      await scene.type('register', 'bonus', 'off');
      expect((await form()).bonus).toBeNull();
    });
  });

  describe('an invitation code', () => {
    const ask = (code: string) => askApp(scene.app, checkAffiliate, { query: { code } });

    it('is given to a member, for good or for some hours, and taken away', async () => {
      const member = await addMember(scene.gateway.db, scene.account, { type: 41 });
      await fundMember(scene.gateway.db, member.id, 0);
      await scene.type('affiliate', 'add', scene.account, 'mar-2026');
      expect((await ask('MAR-2026')).status).toBe(200);
      await expect(scene.type('affiliate', 'add', scene.account, 'MAR-2026')).rejects.toThrow('another member');
      await scene.type('affiliate', 'add', scene.account, 'SHORT-LIVED', '--hours', '1');
      scene.gateway.advance(3_600_000);
      expect((await ask('short-lived')).status).toBe(400);
      await scene.type('affiliate', 'list');
      expect(scene.lines.join('\n')).toMatch(new RegExp(`MAR-2026 +${scene.account} +for good +0`));
      await scene.type('affiliate', 'remove', 'mar-2026');
      expect((await ask('MAR-2026')).status).toBe(400);
      await expect(scene.type('affiliate', 'remove', 'mar-2026')).rejects.toThrow('There is no code');
      await expect(scene.type('affiliate', 'add', scene.account, 'a b')).rejects.toThrow('4 to 24');
    });
  });
});
