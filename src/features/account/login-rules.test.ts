import { describe, expect, it } from 'vitest';
import { captchaText, loginPassword, loginUsername } from './login-rules.ts';

describe('the login rules', () => {
  it('takes a username, trimmed, and says what is wrong otherwise [S2-152, S2-155]', () => {
    expect(loginUsername('  marina.costa ')).toBeUndefined();
    expect(loginUsername(' ')?.message).toMatch(/Enter your username/);
    expect(loginUsername('ab')?.message).toMatch(/Account format incorrect/);
    expect(loginUsername('a b c')?.message).toMatch(/Account format incorrect/);
  });
  it('takes a password as it is [S2-152]', () => {
    expect(loginPassword(' pass word ')).toBeUndefined();
    expect(loginPassword('')?.message).toMatch(/Enter your password/);
    expect(loginPassword('12345')?.message).toMatch(/Password format incorrect/);
  });
  it('wants a captcha of 1 to 16 letters or digits [S2-154, S2-025]', () => {
    expect(captchaText('')?.message).toMatch(/Enter the verification code/);
    expect(captchaText('7')).toBeUndefined();
    expect(captchaText('a'.repeat(16))).toBeUndefined();
    expect(captchaText('a'.repeat(17))).toBeDefined();
    expect(captchaText('a-b')).toBeDefined();
  });
});
