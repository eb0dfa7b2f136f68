/** The cause of a registration bonus in the ledger, under the kind `bonus`: one for each member. */
export const welcomeRef = (memberId: string): string => `welcome ${memberId}`;
