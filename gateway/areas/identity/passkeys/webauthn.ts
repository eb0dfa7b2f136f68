/** The verifier of passkeys. Loaded at first use: it takes some 190 ms, which would delay a start. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
