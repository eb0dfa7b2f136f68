/** The default rules of what a member chooses; the registration settings may name others [S2-152, S2-162]. */
export const newPasswordRule = /^.{8,64}$/u;
