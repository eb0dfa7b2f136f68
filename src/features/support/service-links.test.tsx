// @vitest-environment happy-dom
import { createCipheriv } from 'node:crypto';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import type { Status } from '#src/contract/site/system.schema.ts';
import { statusResource } from '#src/state/site/site.ts';
import { customerServiceResource } from '#src/state/site/support.ts';
import { ServiceLinks } from './service-links.tsx';

afterEach(cleanup);

const key = '8bytekey';
/** A link as it is stored [S1-261]. */
function sealed(address: string): string {
  const des = createCipheriv('des-ede3-ecb', key.repeat(3), null);
  return Buffer.concat([des.update(address), des.final()]).toString('base64') + key;
}
const entry = (title: string, path: string, csType = 'TELEGRAM') => ({ csType, title, path });
type Entry = ReturnType<typeof entry>;

/** The links of the customer service, with these in the response; for a visitor, or for a member who may chat. */
async function show(entries: readonly Entry[], member = false) {
  const { store } = await showInApp(ServiceLinks);
  const ana = { token: 't', merchantCode: 'mare', userName: 'ana', type: 0, firstTimeLogin: false, expiresAt: 9e15 };
  const whitelabel = { flags: { CBS3: true }, menu: [] };
  await act(async () => {
    store.set(sessionState, member ? { status: 'member', member: ana } : { status: 'guest' });
    statusResource.set(store, undefined, { info: { whitelabel, resources: [] } } as unknown as Status);
    customerServiceResource.set(store, { language: 'en' }, [...entries]);
  });
}
const rowOf = (title: string) => within(screen.getByText(title).closest('li') ?? document.body);

it('a link that decodes opens its address and names its host [S1-202, S1-263]', async () => {
  await show([entry('Messenger', sealed('https://t.example/mare'))]);
  const link = screen.getByRole('link', { name: /Messenger/ });
  expect(link.getAttribute('href')).toBe('https://t.example/mare');
  expect(link.textContent).toContain('t.example');
});

it.each([
  ['that is empty', ''],
  ['that is no cipher text', 'nothing of the kind'],
  ['whose key is another one', `${sealed('https://t.example/').slice(0, -8)}wrongkey`],
  ['that is cut', sealed('https://t.example/mare').slice(5)],
  ['that decodes to a script', sealed('javascript:alert(1)')],
  ['that decodes to no address', sealed('write to us')],
])(
  'a link %s is said to be closed, leads nowhere, and leaves the others as they are [S1-261, S1-263]',
  async (_what, path) => {
    const complained = vi.spyOn(console, 'error');
    await show([entry('Broken', path), entry('Whole', sealed('https://t.example/'))]);
    expect(rowOf('Broken').getByText('Closed at the moment')).toBeDefined();
    expect(rowOf('Broken').queryByRole('link')).toBeNull();
    expect(rowOf('Whole').queryByText('Closed at the moment')).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://t.example/']);
    expect(complained).not.toHaveBeenCalled();
  },
);

it('a live chat whose link does not decode is closed for a visitor and opens the site’s own for a member [S1-019]', async () => {
  const chat = entry('Live chat', 'nonsense', 'LIVECHAT 1');
  await show([chat]);
  expect(rowOf('Live chat').getByText('Closed at the moment')).toBeDefined();
  cleanup();
  await show([chat], true);
  expect(screen.getByRole('link', { name: 'Live chat' }).getAttribute('href')).toBe('/m/chat');
});

it('a visitor sees before the tap that the live chat requires an account, and has mail and telephone [S1-006, S1-263]', async () => {
  const entries = [
    entry('Live chat', sealed('https://t.example/chat'), 'LIVECHAT'),
    entry('E-mail', sealed('mailto:help@mare.example'), 'EMAIL'),
    entry('Phone', sealed('tel:0800-000-0000'), 'PHONE'),
  ];
  await show(entries);
  expect(screen.getByRole('link', { name: 'Live chat for members' }).getAttribute('href')).toBe('/m/chat');
  const mail = screen.getByRole('link', { name: /^E-mail/ });
  expect([mail.getAttribute('href'), mail.querySelector('small')?.textContent]).toEqual([
    'mailto:help@mare.example',
    'help@mare.example',
  ]);
  const phone = screen.getByRole('link', { name: /^Phone/ });
  expect([phone.getAttribute('href'), phone.querySelector('small')?.textContent]).toEqual([
    'tel:0800-000-0000',
    '0800 000 0000',
  ]);
  cleanup();
  await show(entries, true);
  expect(screen.getByRole('link', { name: 'Live chat' }).getAttribute('href')).toBe('/m/chat');
});

it('without a link it is unavailable, and the alternative is shown', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: 'Nobody is available right now' })).toBeDefined();
  expect(screen.getByText('Write to us through Feedback: the answer comes to your account.')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
