import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import type { ErrorCode } from '#src/contract/error-code.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { devicePushAtom, type DevicePush, turnPushOff, turnPushOn } from '#src/state/push.ts';

/** Notifications on this device, as a switch; `set` must be called by a press, because the browser may ask. */
export function usePushSwitch() {
  const store = useStore();
  const state = useAtomValue(devicePushAtom);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<ErrorCode | null>(null);

  /** Answers how the device stands; null when it failed, and then `failed` says how. */
  const set = async (on: boolean): Promise<DevicePush | null> => {
    setPending(true);
    setFailed(null);
    try {
      if (on) return await turnPushOn(store);
      await turnPushOff(store);
      return 'off';
    } catch (cause) {
      setFailed(toAppError(cause).code);
      return null;
    } finally {
      setPending(false);
    }
  };
  return { state, pending, failed, set };
}
