import type { RegisterField } from './registration.ts';
import type { FieldSetting, RegisterForm } from './registration.schema.ts';
import { loginPasswordRule } from './session.ts';

type Setting = Partial<Omit<FieldSetting, 'enabled'>>;

/** Default rules of the fields where the merchant sets none [S2-152]; texts without a rule of their own are short. */
const rules: Record<RegisterField, Setting> = {
  username: { required: true, min: 4, max: 24, pattern: '^[a-zA-Z][a-zA-Z0-9._-]*$' },
  mobileNum: { min: 3, max: 32 },
  password: { required: true, min: 8, max: 64, kinds: ['lower', 'digit'], whitespace: true },
  paymentPassword: { len: 6, pattern: '^\\d*$' },
  affiliateCode: { min: 4, max: 24, pattern: '^[a-zA-Z0-9-]*$' },
  email: { type: 'email', max: 255 },
  nickname: { min: 2, max: 24, whitespace: true },
  payeeName: { min: 2, max: 80, pattern: "^\\p{L}[\\p{L}\\p{M} .'’-]*$" },
  recommenderId: { min: 3, max: 32, pattern: '^[a-zA-Z0-9._-]*$' },
  idNumber: { min: 5, max: 24, pattern: '^[a-zA-Z0-9./-]*$' },
  whatsapp: { min: 8, max: 20, pattern: '^\\+?[\\d ()-]*$' },
  facebook: { min: 3, max: 60, pattern: '^[a-zA-Z0-9.]*$' },
  line: { min: 4, max: 20, pattern: '^[a-zA-Z0-9._-]*$' },
  wechat: { min: 6, max: 20, pattern: '^[a-zA-Z][a-zA-Z0-9_-]*$' },
  zalo: { min: 8, max: 20, pattern: '^\\+?[\\d ()-]*$' },
  qqNum: { type: 'integer', min: 10_000, max: 99_999_999_999 },
};

/** The form of a merchant without settings: username, password and a captcha. */
export const defaultRegisterForm: RegisterForm = {
  methods: { username: true, mobileNum: false },
  mobileNumPassword: true,
  verificationCode: false,
  captcha: true,
  termsTicked: true,
  oldPassword: { required: true, type: 'string', whitespace: false, pattern: loginPasswordRule.source },
  fields: Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      { ...{ required: false, type: 'string', whitespace: false, ...rule }, enabled: rule.required === true },
    ]),
  ) as RegisterForm['fields'],
};
