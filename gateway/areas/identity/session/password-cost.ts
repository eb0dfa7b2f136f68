/** Cost parameters of scrypt: N = 2^ln, blocks of r, p times. */
export type Cost = { readonly ln: number; readonly r: number; readonly p: number };

/** OWASP's figures for scrypt with 32 MiB: N = 2^15, r = 8, p = 3. Hashes of another cost stay readable. */
export const passwordCost: Cost = { ln: 15, r: 8, p: 3 };
