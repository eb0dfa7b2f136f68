import type { Call } from '#src/contract/core/call.ts';
import { may } from '#src/contract/core/member-type.ts';
import { typeRefusal } from '#src/contract/core/type-refusal.ts';
import type { Gateway } from '../context/gateway.ts';
import type { Member } from '../context/member.ts';
import { Refusal } from '../process/refusal.ts';
import type { AppContext } from './app-env.ts';

/** The calls that a member can make with a password that an agent chose. */
const withFirstPassword: ReadonlySet<string> = new Set(['memberInfo', 'changePassword']);

/** The calling member; null for a visitor. An invalid token refuses a member's call and a read of 'optional' access, but never a logout. */
export async function authenticate(
  c: AppContext,
  gateway: Gateway,
  call: Pick<Call, 'access' | 'may' | 'method' | 'name'>,
  query: unknown,
  body: unknown,
): Promise<Member | null> {
  if (call.access === 'public') return null;
  const token =
    /^Bearer (\S{1,2048})$/i.exec(c.req.header('Authorization') ?? '')?.[1] ??
    (field(query, 'token') || field(body, 'token'));
  const member = token ? await c.var.guards.readMember(gateway, token) : null;
  if (member?.hasFirstPassword && call.access === 'member' && !withFirstPassword.has(call.name))
    throw new Refusal('no_permission', { needs: 'newPassword' });
  if (member && call.may && !may[call.may](member.type)) throw new Refusal(typeRefusal(call.may, member.type));
  if (member && call.may === 'agentArea') await c.var.guards.refuseAgent(gateway, member);
  if (member) return member;
  if (call.access === 'member') throw new Refusal(token ? 'session_ended' : 'not_logged_in');
  if (token && call.method === 'GET') throw new Refusal('session_ended');
  return null;
}

/** A text of a query or a body; undefined where it has none of this name. */
export function field(holder: unknown, name: string): string | undefined {
  if (typeof holder !== 'object' || holder === null) return undefined;
  const value: unknown = Reflect.get(holder, name);
  return typeof value === 'string' ? value : undefined;
}
