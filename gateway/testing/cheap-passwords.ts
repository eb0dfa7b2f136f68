import { vi } from 'vitest';

/**
 * Runs before every file of the gateway's tests: a hash of a password costs next to nothing there, because they make thousands.
 * What a real one costs is tested by itself (session/password.test.ts).
 */
vi.mock('../areas/identity/session/password-cost.ts', () => ({ passwordCost: { ln: 4, r: 8, p: 1 } }));
