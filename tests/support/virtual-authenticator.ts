import type { CDPSession, Page } from '@playwright/test';

/** A device's own authenticator, with a screen lock that its owner opens at once. */
export type VirtualAuthenticator = {
  /** Whether its owner is there and opens the lock; else he never answers. */
  setOwnerPresent: (present: boolean) => Promise<void>;
};

/**
 * Gives the page's browser an authenticator, as Chromium lets tests do it; it asks nobody by a window of its own. Its owner takes
 * what a field offers at once: pages that load from now on offer passkeys there with `inField` alone.
 */
export async function addAuthenticator(page: Page, { inField = false } = {}): Promise<VirtualAuthenticator> {
  if (!inField)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setOwnerPresent: async (present) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: present });
    },
  };
}
