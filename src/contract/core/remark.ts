import { longestRemark } from './limits.ts';
import { longestText } from './text-length.ts';

/** The remark of a payment [S2-175]. */
export const Remark = longestText(longestRemark);
