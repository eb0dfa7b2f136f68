/** The flag of a merchant whose site is for tests [S1-271]. */
export const testModeFlag = 'testMode';
