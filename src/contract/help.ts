import * as v from 'valibot';
import { defineCall } from './call.ts';
import { WireLanguage } from './wire.ts';

const HelpTopic = v.object({ title: v.string(), content: v.string() });
/** A tab of the help centre with its questions [S1-260]; contents are HTML. */
export const HelpTab = v.object({ title: v.string(), content: v.string(), children: v.array(HelpTopic) });
export type HelpTab = v.InferOutput<typeof HelpTab>;

export const helpCentre = defineCall({
  name: 'helpCentre',
  summary: 'The help centre',
  method: 'GET',
  path: '/wps/system/helpCenter',
  query: v.object({ lang: WireLanguage, device: v.optional(v.literal('MOBILE')) }),
  value: v.array(HelpTab),
  access: 'public',
  cache: { topics: ['help'], worker: true },
});
