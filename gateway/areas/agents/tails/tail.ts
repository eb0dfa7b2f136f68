/** What is summed up: the open days of a merchant, for some agents. */
export type Tail = {
  readonly merchant: string;
  readonly currency: string;
  readonly today: string;
  readonly open: readonly string[];
  readonly agents: readonly string[];
};
