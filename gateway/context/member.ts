/** The member of a valid token. */
export type Member = {
  readonly id: string;
  readonly account: string;
  readonly type: number;
  readonly sessionId: string;
  readonly merchantCode: string;
  /** An agent chose their password: until they change it, they do nothing else. */
  readonly hasFirstPassword?: true;
};
