import type { BrowserContext } from '@playwright/test';

type Noting = Window & { recordViolation: (text: string) => void };

/** Every violation of a Content-Security-Policy in any document of the context, including Trusted Types, as it happens. */
export async function watchViolations(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  await context.exposeFunction('recordViolation', (text: string) => seen.push(text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, documentURI, sample } = event;
      (window as unknown as Noting).recordViolation(`${violatedDirective}: ${blockedURI} ${sample} in ${documentURI}`);
    });
  });
  return seen;
}
