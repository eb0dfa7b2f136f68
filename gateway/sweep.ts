import { sweepPictures } from './account/pictures.ts';
import { sweepChats } from './chat/sweep.ts';
import type { Gateway } from './context/gateway.ts';
import { sweepSecurityEvents } from './context/security-events.ts';
import { sweepPlay } from './domain/sweep.ts';
import { sweepMail } from './mail/deliver-mail.ts';
import { sweepMessages } from './messages/sweep.ts';
import { sweepPasskeys } from './passkeys/sweep.ts';
import { sweepPushes } from './push/deliver.ts';
import { sweepRecovery } from './recovery/recovery-codes.ts';
import { sweepSessions } from './session/sweep.ts';
import { sweepVerification } from './verification/sweep.ts';
import { sweepTrials } from './session/trial.ts';

const every = 15 * 60_000;

/** Removes what has expired from the database now and every quarter of an hour; answers how to stop. */
export function sweepRegularly(gateway: Gateway): () => Promise<void> {
  const sweep = async () => {
    try {
      await sweepPlay(gateway);
      await sweepSessions(gateway);
      await sweepVerification(gateway);
      await sweepTrials(gateway);
      await sweepMail(gateway);
      await sweepRecovery(gateway);
      await sweepPasskeys(gateway);
      await sweepPushes(gateway);
      await sweepMessages(gateway);
      await sweepChats(gateway);
      await sweepPictures(gateway);
      await sweepSecurityEvents(gateway);
    } catch (error) {
      gateway.logger.warn({ err: error }, 'expired rows could not be removed');
    }
  };
  let last = sweep();
  const timer = setInterval(() => {
    last = sweep();
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
