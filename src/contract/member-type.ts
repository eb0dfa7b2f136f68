/** A member is an agent exactly when the type is not 0, 4 or 40 [S1-017]. */
export const isAgent = (type: number): boolean => type !== 0 && type !== 4 && type !== 40;
/** Types 0, 1 and 2 are real members: they play, deposit and read mail [S1-015, S1-016, S1-298]. */
export const isRealMember = (type: number): boolean => type === 0 || type === 1 || type === 2;
/** Type 4 is the free-trial guest. */
export const isTrialGuest = (type: number): boolean => type === 4;
