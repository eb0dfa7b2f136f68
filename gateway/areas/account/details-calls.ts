import {
  accountDetails,
  saveBirthday,
  saveEmail,
  saveNickname,
  savePayeeName,
  saveIcon,
  removeIcon as removeIconCall,
} from '#src/contract/account/account-details.ts';
import { accountOverview } from '#src/contract/account/account-overview.ts';
import type { App } from '#gateway/http/app-env.ts';
import { recordNewContact } from '#gateway/context/contact-cooldown.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { readOverview } from './overview.ts';
import { readDetails, setEmail, setNickname, setOnce } from './profile.ts';
import { route } from '#gateway/http/route.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { notifyMember } from '../notify/inbox/notify-member.ts';
import { emailChanged } from '../notify/push/account-messages.ts';
import { warnOldContacts } from '../identity/recovery/contact-changed.ts';
import { checkOwnPassword, wrongPassword } from '../identity/session/own-password.ts';
import { digestOf } from '../pictures/digest.ts';
import { removeIcon, replaceIcon } from '../pictures/pictures.ts';
import { remakePicture } from '../pictures/remake-picture.ts';

export function addAccountDetailsRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, accountOverview, ({ member }) => readOverview(gateway, member));
  route(app, gateway, accountDetails, ({ member }) => readDetails(gateway, member));

  route(app, gateway, saveNickname, async ({ member, body: { nickname } }) => {
    await setNickname(gateway, member.id, nickname);
    return readDetails(gateway, member);
  });
  route(app, gateway, saveEmail, async ({ member, language, body: { email, password } }) => {
    const { right } = await checkOwnPassword(gateway, member, password);
    if (!right) throw wrongPassword('password');
    const warn = await warnOldContacts(gateway, { memberId: member.id, what: 'email', to: email, language });
    await setEmail(gateway, member, email, async (trx) => {
      await recordNewContact(trx, member.id, gateway.clock());
      await notifyMember(trx, { memberId: member.id }, emailChanged, gateway.clock());
      await warn(trx);
    });
    gateway.logger.info({ memberId: member.id, sessionId: member.sessionId }, 'changed the e-mail address');
    return readDetails(gateway, member);
  });
  route(app, gateway, savePayeeName, async ({ member, body: { payeeName } }) => {
    await setOnce(gateway, member, 'payee_name', payeeName);
    return readDetails(gateway, member);
  });
  route(app, gateway, saveBirthday, async ({ member, body: { birthday } }) => {
    await setOnce(gateway, member, 'birthday', birthday);
    return readDetails(gateway, member);
  });
}

export function addIconRoutes(app: App, gateway: Gateway): void {
  const { db, clock, limits } = gateway;

  route(app, gateway, saveIcon, async ({ member, file, idempotencyKey: key }) => {
    await limits.consume('picture', member.id);
    const image = await remakePicture('icon', file);
    return runOnce(gateway, { scope: `${member.id}:icon`, key, body: digestOf(file) }, async (trx) => ({
      iconId: await replaceIcon(trx, member.id, image, clock()),
    }));
  });
  route(app, gateway, removeIconCall, async ({ member }) => {
    await removeIcon(db, member.id);
    return {};
  });
}
