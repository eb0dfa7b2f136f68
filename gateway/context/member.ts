/** Who is signed in, by a token that holds. */
export type Member = {
  readonly id: string;
  readonly account: string;
  readonly type: number;
  readonly sessionId: string;
  readonly merchantCode: string;
};
