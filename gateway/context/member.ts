/** The member of a valid token. */
export type Member = {
  readonly id: string;
  readonly account: string;
  readonly type: number;
  readonly sessionId: string;
  readonly merchantCode: string;
};
