/** By what a member comes back; chosen on the page where the address says nothing. */
export type ForgetSearch = { by?: 'sms' | 'email' | 'question' };

export function readForgetSearch({ by }: Record<string, unknown>): ForgetSearch {
  return by === 'sms' || by === 'email' || by === 'question' ? { by } : {};
}
