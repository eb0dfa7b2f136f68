/** Message of a page to the waiting worker: take over now. */
export const skipWaiting = 'SKIP_WAITING';
/** Question of a page to a worker, with a port for the answer: which build are you? Only a worker of the app answers. */
export const askBuild = 'BUILD';
/** `entry`: the address of the script that the page started with. */
export type BuildQuestion = { readonly type: typeof askBuild; readonly entry: string };
/**
 * The answer. `build` is a text that differs when the shell, its headers or any file that the app loads differ; `own` says
 * whether the page that asks is of this build.
 */
export type BuildAnswer = { readonly build: string; readonly own: boolean };
/** Placeholder in the built worker, which the gateway replaces by a digest of the shell and its headers. */
export const shellDigestMark = '@shell-digest@';
/**
 * Placeholders in the built worker, which the gateway replaces by the paths of home, and by all names of pages with a file
 * extension.
 */
export const homeNamesMark = '@home-names@';
export const extensionNamesMark = '@extension-names@';
