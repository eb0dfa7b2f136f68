import type { Tables } from './tables.ts';

/** The profile of a member who has entered nothing; `member_id` and `merchant_code` have to be added. */
export const emptyProfile = {
  mobile: '',
  dialing_code: '',
  verified_mobile: null,
  email: '',
  payee_name: '',
  birthday: '',
  id_number: '',
  qq_num: '',
  facebook: '',
  wechat: '',
  line: '',
  whatsapp: '',
  zalo: '',
  recommender_id: '',
  affiliate_code: '',
  register_method: '',
  register_url: '',
  registered_at: 0,
} as const satisfies Omit<Tables['member_profiles'], 'member_id' | 'merchant_code'>;
