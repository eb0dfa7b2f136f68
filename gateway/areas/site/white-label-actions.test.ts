import { describe, expect, it } from 'vitest';
import { systemStatus } from '#src/contract/site/system.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const told = async () => (await valueOf(scene.app, systemStatus)).info;
  const shown = async (command: string) => {
    scene.lines.length = 0;
    await scene.type(command, command === 'link' ? 'list' : 'show');
    return scene.lines.map((line) => line.split(/ {2,}/));
  };

  describe('what a merchant says of itself', () => {
    it('applies to the next visit: brand and age limit [S1-037]', async () => {
      await scene.type('settings', 'set', 'brandName', 'Maré & Filhos');
      await scene.type('settings', 'set', 'ageLimit', '21');
      expect((await told()).whitelabel).toMatchObject({ brandName: 'Maré & Filhos', ageLimit: 21, currency: 'BRL' });
    });

    it('has a prize mode for lotteries, in any case of letters, or none [S1-300, S1-309]', async () => {
      await scene.type('settings', 'set', 'lotteryPrizeMode', 'zy');
      expect((await told()).lotteryPrizeMode).toBe('ZY');
      await scene.type('settings', 'set', 'lotteryPrizeMode', 'off');
      expect((await told()).lotteryPrizeMode).toBeUndefined();
    });

    it('names the customer service of affiliates and the vendors of the second launch path [S1-193, S1-366]', async () => {
      await scene.type('settings', 'set', 'affiliateService', 'https://suporte.example/afiliados');
      await scene.type('settings', 'set', 'gameLaunchFB', 'COR,NOR');
      expect((await told()).paths).toEqual({
        affiliateService: 'https://suporte.example/afiliados',
        gameLaunchFB: 'COR,NOR',
      });
      await scene.type('settings', 'set', 'affiliateService', '/m/help');
      await scene.type('settings', 'set', 'gameLaunchFB', 'off');
      expect((await told()).paths).toEqual({ affiliateService: '/m/help' });
      await scene.type('settings', 'set', 'affiliateService', 'off');
      expect((await told()).paths).toEqual({});
    });

    it('is shown', async () => {
      await scene.type('settings', 'set', 'gameLaunchFB', 'COR');
      expect(await shown('settings')).toEqual([
        ['brandName', 'Maré & Filhos', 'the name of the site'],
        ['ageLimit', '21', 'how old members have to be'],
        ['lotteryPrizeMode', 'off', 'the mode that lotteries are opened in'],
        ['affiliateService', 'off', 'the customer service of affiliates'],
        ['gameLaunchFB', 'COR', 'vendors whose games are launched by the second path'],
      ]);
    });

    it.each([
      ['There is no flags', 'flags', 'on'],
      ['There is no toString', 'toString', 'x'],
      ['brandName needs a name', 'brandName', '<b>Maré</b>'],
      ['brandName needs a name', 'brandName', ' '],
      ['brandName needs a name', 'brandName', 'x'.repeat(31)],
      ['ageLimit needs a whole number', 'ageLimit', '12'],
      ['ageLimit needs a whole number', 'ageLimit', 'off'],
      ['lotteryPrizeMode needs one of Lott', 'lotteryPrizeMode', 'LOTTO'],
      ['affiliateService needs an address', 'affiliateService', 'http://suporte.example'],
      ['affiliateService needs an address', 'affiliateService', 'javascript:alert(1)'],
      ['affiliateService needs an address', 'affiliateService', '//evil.example/x'],
      ['gameLaunchFB needs a list of codes', 'gameLaunchFB', 'COR,XYZ'],
      ['gameLaunchFB needs a list of codes', 'gameLaunchFB', 'COR,COR'],
      ['gameLaunchFB needs a list of codes', 'gameLaunchFB', ''],
    ])('is refused with "%s": %s %s', async (sentence, key, value) => {
      await expect(scene.type('settings', 'set', key, value)).rejects.toThrow(sentence);
    });
  });

  describe('the links of a merchant', () => {
    const links = async () => (await told()).resources.map(({ resourceType, url }) => [resourceType, url]);

    it('are answered in their order, changed, and removed [S1-264]', async () => {
      await scene.type('link', 'set', 'TELEGRAM', 'https://t.me/mare', '--order', '20');
      await scene.type('link', 'set', 'IOS', 'https://apps.example/mare', '--order', '10');
      await scene.type('link', 'set', 'MOBILECONFIG', '/downloads/mare.mobileconfig', '--order', '30');
      await scene.type('link', 'set', 'TELEGRAM', 'https://t.me/mare_br');
      const written = [
        ['IOS', 'https://apps.example/mare'],
        ['TELEGRAM', 'https://t.me/mare_br'],
        ['MOBILECONFIG', '/downloads/mare.mobileconfig'],
      ];
      expect(await links()).toEqual(written);
      expect((await shown('link')).map((row) => row.slice(0, 2))).toEqual(written);
      await scene.type('link', 'remove', 'IOS');
      expect(scene.asked).toEqual(['The link IOS is deleted. Continue?']);
      expect(await links()).toEqual(written.slice(1));
    });

    it.each([
      ['A link is one of IOS, Android', 'TASK', 'https://tarefas.example'],
      ['A link is one of IOS, Android', 'ios', 'https://apps.example'],
      ['A link begins with https:', 'Android', 'http://play.example/mare'],
      ['A link begins with https:', 'LINE', 'javascript:alert(1)'],
      ['A link begins with https:', 'IOS', '/m/help'],
      ['A link begins with https:', 'TELEGRAM', 'https://'],
      ['or is a path of this site', 'SPEEDTEST', '//evil.example'],
    ])('are refused with "%s": %s %s', async (sentence, type, url) => {
      await expect(scene.type('link', 'set', type, url)).rejects.toThrow(sentence);
    });

    it('that is not there cannot be removed', async () => {
      await expect(scene.type('link', 'remove', 'LINE')).rejects.toThrow('There is no link LINE');
    });
  });
});
