import { msg } from '@lingui/core/macro';

/** Why a note or a freeze waits for the network: nothing is queued. */
export const needsNetwork = msg`This needs the internet. Nothing was changed.`;
