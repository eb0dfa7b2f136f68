/** Values that can be passed to a page and returned from it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A remote-controlled browser. */
export type Driver = {
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Calls a function in the page with these arguments. It cannot use its enclosing scope. */
  readonly run: <Given extends readonly Json[], Answer extends Json>(
    work: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ) => Promise<Answer>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly click: (selector: string) => Promise<void>;
  /** The errors since the last call, including violations of the Content-Security-Policy. */
  readonly complaints: () => Promise<readonly string[]>;
  /** Whether it accepts a Secure cookie from http://localhost: one that does not starts without its session. */
  readonly keepsSecureCookies: boolean;
  readonly close: () => Promise<void>;
};

/** Timeout of a page or a script; ms. */
export const timeout = 30_000;

/** The size of a small phone. */
export const phone = { width: 360, height: 740 };
