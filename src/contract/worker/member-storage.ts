/** The database of the member's data in a browser, shared by app and chat's page: it is emptied when the member signs out. */
export const memberDatabase = 'mare-member';
/** The object store of each database of ours. */
export const keyValueStore = 'keyval';
