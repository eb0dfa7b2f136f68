import type { Tables } from './tables.ts';

/** The profile of a member who has entered nothing; `member_id` and `merchant_code` have to be added. */
export const emptyProfile = {
  mobile_sealed: '',
  dialing_code: '',
  mobile_index: null,
  email_sealed: '',
  payee_name_sealed: '',
  birthday_sealed: '',
  id_number_sealed: '',
  qq_num_sealed: '',
  facebook_sealed: '',
  wechat_sealed: '',
  line_sealed: '',
  whatsapp_sealed: '',
  zalo_sealed: '',
  address_sealed: '',
  recommender_id: '',
  affiliate_code: '',
  register_method: '',
  register_url: '',
  registered_at: 0,
  sealed_with: 1,
} as const satisfies Omit<Tables['member_profiles'], 'member_id' | 'merchant_code'>;
