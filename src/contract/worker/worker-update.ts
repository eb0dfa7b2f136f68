/** What a page says to the worker that waits: take over now. */
export const skipWaiting = 'SKIP_WAITING';
/** What a page asks a worker, with a port for the answer: which build are you? Only a worker of the app answers. */
export const askBuild = 'BUILD';
/** `entry`: the address of the script that the page began with. */
export type BuildQuestion = { readonly type: typeof askBuild; readonly entry: string };
/**
 * The answer. `build` is a text that differs when the shell, its headers or any file that the app loads differ; `own` says whether the
 * page that asks is of this build.
 */
export type BuildAnswer = { readonly build: string; readonly own: boolean };
/** Stands in the built worker; the gateway puts a digest of the shell and its headers in its place. */
export const shellDigestMark = '@shell-digest@';
/** Stand in the built worker; the gateway puts the paths of home, and all names of pages that have a file extension, in their place. */
export const homeNamesMark = '@home-names@';
export const extensionNamesMark = '@extension-names@';
