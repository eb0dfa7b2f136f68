/** Whose accounts may sign in here [S2-003, S2-004]. */
export const socialProviders = ['facebook', 'google'] as const;
export type SocialProvider = (typeof socialProviders)[number];
