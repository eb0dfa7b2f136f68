import * as v from 'valibot';
import { WireLanguage } from '#src/contract/core/wire.ts';

const HelpTopic = v.object({ title: v.string(), content: v.string() });
/** A tab of the help centre with its questions [S1-260]; contents are HTML. */
export const HelpTab = v.object({ title: v.string(), content: v.string(), children: v.array(HelpTopic) });
export type HelpTab = v.InferOutput<typeof HelpTab>;

/** Requests and answers of the calls of help. */
export const schemas = {
  helpCentre: {
    query: v.object({ lang: WireLanguage, device: v.optional(v.literal('MOBILE')) }),
    value: v.array(HelpTab),
  },
};
