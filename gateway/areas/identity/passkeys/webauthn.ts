/** What checks passkeys. Loaded at the first use: it takes some 190 ms, which a start need not wait for. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
