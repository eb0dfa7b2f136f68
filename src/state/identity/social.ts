import { atom } from 'jotai';
import type { SocialProvider } from '#src/contract/site/social-providers.ts';
import { linkSocial, registerSocial, takeSocial } from '#src/contract/identity/social.ts';
import type { SocialOutcome } from '#src/contract/identity/social.schema.ts';
import { displayMode } from '#src/platform/device/display-mode.ts';
import { send } from '#src/platform/calls/send.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { identitiesResource } from './identities.ts';
import { recordSecondStep } from './second-step.ts';
import { beginSession } from './session.ts';
import { tryToSignIn } from './sign-in-attempt.ts';

type Chosen = { readonly username: string; readonly affiliateCode: string };

/** The provider that the member has just returned from, to be linked after they enter their password. */
export const linkAskedAtom = atom<SocialProvider | null>(null);

/**
 * Exchanges a provider's code: signs in, replacing any session, links the provider to the member or reports that the password is
 * needed, or that there is no account yet. Rejects with `handover_invalid` for a code that is no longer valid, and with
 * `second_factor_required` if the login page now asks for a second factor.
 */
export async function takeSocialCode(store: Store, code: string): Promise<SocialOutcome> {
  const outcome = await tryToSignIn((attempt) => send(takeSocial, { body: { code, attempt } })).catch(
    async (cause: unknown) => {
      throw await recordSecondStep(store, cause);
    },
  );
  if (outcome.outcome === 'confirm') store.set(linkAskedAtom, outcome.provider);
  if (outcome.outcome === 'linked') void identitiesResource.refresh(store, undefined);
  if (outcome.outcome === 'signed-in') await beginSession(store, async () => outcome.login);
  return outcome;
}

/** Links the provider's account to the member, given the password. */
export async function linkSocialAccount(store: Store, password: string): Promise<void> {
  identitiesResource.set(store, undefined, await send(linkSocial, { body: { password } }));
}

/** Creates the account under a chosen name, and signs in; resolves with the account's name. Rejects with the name's error. */
export async function registerBySocial(store: Store, chosen: Chosen): Promise<string> {
  const body = { ...chosen, registerMethod: displayMode() };
  const open = (attempt: string) => send(registerSocial, { body: { ...body, attempt } });
  const { userName } = await beginSession(store, () => tryToSignIn(open));
  return userName;
}
