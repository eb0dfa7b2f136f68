import type { CDPSession, Page } from '@playwright/test';

/** A device's own authenticator, with a screen lock that its owner opens at once. */
export type VirtualAuthenticator = {
  /** Whether its owner is present and unlocks it; otherwise it never responds. */
  setOwnerPresent: (present: boolean) => Promise<void>;
};

/**
 * Gives the page's browser an authenticator, by Chromium's testing API; it shows no window. Its owner accepts an offer in a field
 * at once: pages loaded from now on offer passkeys there only with `inField`.
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
