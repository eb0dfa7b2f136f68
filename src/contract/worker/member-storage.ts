/** Where a browser holds what is a member's, by app and chat's page alike: it is emptied whole when the member leaves. */
export const memberDatabase = 'mare-member';
/** The object store of each database of ours. */
export const keyValueStore = 'keyval';
