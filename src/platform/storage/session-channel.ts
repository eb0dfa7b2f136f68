import * as v from 'valibot';
import { tabChannel } from './tab-channel.ts';

/** Messages between tabs; the record itself is read from storage, never sent. */
const SessionChange = v.picklist(['signed-in', 'signed-out', 'renewed']);
export type SessionChange = v.InferOutput<typeof SessionChange>;

const channel = tabChannel('session');

export const notifyTabs = (change: SessionChange): void => channel.tell(change);

export const onSessionChange = (listener: (change: SessionChange) => void): (() => void) =>
  channel.listen((data) => v.is(SessionChange, data) && listener(data));
