import { readFileSync } from 'node:fs';
import { shortened } from '../process/network-of.ts';
import { systemUser } from './operator-name.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The kernel's value for a process without a login. */
const noLogin = '4294967295';

/**
 * The system's view of who runs a command, recorded beside the given name: the user, the audited login where the kernel has one, which no
 * command changes, and the sudo user and ssh network of the environment. `mare (login 1000, sudo rita, ssh 192.0.2.0/24)`
 */
export function loginOf(environment: Environment, user = systemUser, login = auditedLogin): string {
  const uid = login();
  const sudo = /^[\w.@-]{1,64}$/.exec(environment['SUDO_USER'] ?? '')?.[0];
  const network = shortened((environment['SSH_CONNECTION'] ?? environment['SSH_CLIENT'] ?? '').split(' ')[0] ?? '');
  const more = [uid && `login ${uid}`, sudo && `sudo ${sudo}`, network && `ssh ${network}`].filter(Boolean);
  return more.length > 0 ? `${user()} (${more.join(', ')})` : user();
}

/** The uid that was logged in with, by Linux's audit; empty where there is none. */
function auditedLogin(): string {
  try {
    const uid = readFileSync('/proc/self/loginuid', 'utf8').trim();
    return /^\d{1,10}$/.test(uid) && uid !== noLogin ? uid : '';
  } catch {
    return '';
  }
}
