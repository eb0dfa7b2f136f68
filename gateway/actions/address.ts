import * as v from 'valibot';
import { isLinkage } from '#src/contract/lobby/announcements.schema.ts';
import { Text } from './inputs.ts';

/** Whether a link is allowed: a path of this site, or an https address. */
export const isAddress = (text: string): boolean => /^(?:https:\/\/|\/)/i.test(text) && isLinkage(text);

/** Such an address; `said` is how an operator says it. */
export const Address = (said: string) =>
  v.pipe(Text, v.check(isAddress, `${said} is a path of this site or an address that begins with https:.`));
