import { captcha } from '#src/contract/identity/session.ts';
import { send } from '#src/platform/calls/send.ts';

/** A fresh captcha: its id and its picture as a data URL. Rejects with an AppError. */
export async function newCaptcha(): Promise<{ id: string; picture: string }> {
  const { captchaId, image } = await send(captcha);
  return { id: captchaId, picture: image.startsWith('data:') ? image : `data:image/png;base64,${image}` };
}
