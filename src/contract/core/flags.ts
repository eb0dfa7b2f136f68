/** The flag of a merchant whose site is for tests [S1-271]. */
export const testModeFlag = 'testMode';
/** The flag of a merchant whose members may sign in by mobile number and a code sent to it [S2-002]. */
export const mobileCodeLoginFlag = 'mobileCodeLogin';
/** The flag of a merchant that sends and checks SMS codes for login and registration through a push service [S2-123, S2-159]. */
export const firebaseSmsFlag = 'firebaseSms';
/** The flags of a merchant on whose site only agents sign in [S2-234], and of one on whose site agents do not [S2-180]. */
export const agentsOnlyFlag = 'agentsOnly';
export const membersOnlyFlag = 'membersOnly';
/**
 * The flag of a merchant that shows agents their pages with a second step alone; where it was never set it is on, except on a site that only this
 * machine can reach.
 */
export const agentSecondStepFlag = 'agentSecondStep';
/** The flags of a merchant whose members may sign in with social accounts, and of each provider [S2-045, S2-046]. */
export const socialLoginFlag = 'socialLogin';
export const socialFlags = { facebook: 'facebookLogin', google: 'googleLogin' } as const;
/** The flags of a merchant whose members have a live chat [S1-019], and an inbox [S1-020]. */
export const chatFlag = 'CBS3';
export const mailFlag = 'mailCenter';
/**
 * The flag of a merchant whose filter panel has the pickers of category and minimum bet too; without it they are not shown
 * [S1-173].
 */
export const gameFiltersFlag = 'gameFilters';
/** The flag of a merchant whose agents are shown their dividend [S2-090]. */
export const dividendFlag = 'dividend';
