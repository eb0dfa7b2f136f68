/** What can go to a page and come back from it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A browser that is told what to do. */
export type Driver = {
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Calls a function in the page with these arguments. It reaches nothing that stands around it here. */
  readonly run: <Given extends readonly Json[], Answer extends Json>(
    work: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ) => Promise<Answer>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly click: (selector: string) => Promise<void>;
  /** The errors that it heard since it was last asked, breaches of the Content-Security-Policy among them. */
  readonly complaints: () => Promise<readonly string[]>;
  /** Whether it takes a Secure cookie from http://localhost: one that does not, starts without its session. */
  readonly keepsSecureCookies: boolean;
  readonly close: () => Promise<void>;
};

/** A page, a script: none takes longer; ms. */
export const timeout = 30_000;

/** The size of a small phone. */
export const phone = { width: 360, height: 740 };
