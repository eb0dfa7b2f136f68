/** By what a member comes back; chosen on the page where the address says nothing. */
export type ForgetSearch = { by?: 'sms' | 'email' | 'question' | undefined };

export const readForgetSearch = ({ by }: Record<string, unknown>): ForgetSearch => ({
  by: by === 'sms' || by === 'email' || by === 'question' ? by : undefined,
});
