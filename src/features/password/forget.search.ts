/** The recovery method; selected on the page if the address has none. */
export type ForgetSearch = { by?: 'sms' | 'email' | 'question' | undefined };

export const readForgetSearch = ({ by }: Record<string, unknown>): ForgetSearch => ({
  by: by === 'sms' || by === 'email' || by === 'question' ? by : undefined,
});
