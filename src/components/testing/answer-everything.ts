import { configureHttp } from '#src/platform/calls/send.ts';

/** Answers each call with the value of its path, or with one value. The returned list has the paths and queries of the calls. */
export function answerEverything(valueOf: object | ((path: string) => object)): readonly string[] {
  const asked: string[] = [];
  configureHttp({
    fetch: (input) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
      asked.push(`${pathname}${search}`);
      const value = typeof valueOf === 'function' ? (valueOf as (path: string) => object)(pathname) : valueOf;
      return Promise.resolve(Response.json({ success: true, value }));
    },
    origin: 'http://gateway.test',
    getToken: () => 'token',
  });
  return asked;
}
