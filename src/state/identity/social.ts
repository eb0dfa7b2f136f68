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

/** The provider that the member has just come back from, to be linked once the password is typed. */
export const linkAskedAtom = atom<SocialProvider | null>(null);

/**
 * Takes the code of a way through a provider: signs in, in the place of whoever was signed in, links the provider to the member or says
 * that it takes the password, or that there is no account yet. Rejects with `handover_invalid` for a code that is good for nothing any more, and with
 * `second_factor_required` where the login page asks for a second step now.
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

/** Links what the provider has named to the member, given the password. */
export async function linkSocialAccount(store: Store, password: string): Promise<void> {
  identitiesResource.set(store, undefined, await send(linkSocial, { body: { password } }));
}

/** Opens the account under a chosen name, and signs in; answers the account's name. Rejects with what is wrong of it. */
export async function registerBySocial(store: Store, chosen: Chosen): Promise<string> {
  const body = { ...chosen, registerMethod: displayMode() };
  const open = (attempt: string) => send(registerSocial, { body: { ...body, attempt } });
  const { userName } = await beginSession(store, () => tryToSignIn(open));
  return userName;
}
