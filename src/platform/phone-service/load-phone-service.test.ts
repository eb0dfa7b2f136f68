// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPhoneService } from './load-phone-service.ts';

const integrity = 'sha256-AAAA';
/** A script that exports these lines, at an address of its own. */
const scriptOf = (lines: string) => `data:text/javascript,${encodeURIComponent(lines)}`;

let elements: HTMLScriptElement[];
beforeEach(() => {
  elements = [];
  // Fake of the browser that loads the script and verifies its hash.
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    elements.push(element as HTMLScriptElement);
    (element as HTMLScriptElement).dispatchEvent(new Event(elements.length === 1 ? 'error' : 'load'));
  });
});
afterEach(() => vi.restoreAllMocks());

it('loads the script once by its hash, again after a failure, and takes none that cannot send a code', async () => {
  const module = scriptOf('export const sendCode = async (mobile) => async (code) => `${mobile} ${code}`;');
  await expect(loadPhoneService({ module, integrity })).rejects.toMatchObject({ code: 'bad_gateway' });
  const empty = scriptOf('export const other = 1;');
  await expect(loadPhoneService({ module: empty, integrity })).rejects.toMatchObject({ code: 'bad_gateway' });
  const [service, again] = await Promise.all([0, 1].map(() => loadPhoneService({ module, integrity })));
  expect(again).toBe(service);
  expect(elements).toHaveLength(3);
  expect(elements[2]).toMatchObject({ type: 'module', integrity, crossOrigin: 'anonymous', src: module });
  const confirm = await service?.sendCode('+5511987654321');
  expect(await confirm?.('123456')).toBe('+5511987654321 123456');
});
