import { createApp } from '#gateway/app.ts';
import { issueTaskCode } from '#gateway/areas/identity/session/task-code.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, openSession } from '#gateway/testing/test-members.ts';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { addTaskPage } from './tasks-page.ts';

/** The page beside a gateway of its own; `answer` stands in for what the gateway says. */
async function openPage(answer?: () => Response) {
  const gateway = await createTestGateway();
  onTestFinished(gateway.close);
  const platform = createApp(gateway, () => null);
  const app = new Hono();
  addTaskPage(app, {
    gatewayUrl: 'http://gateway.test',
    fetch: async (input, init) => answer?.() ?? platform.request(new Request(input, init)),
    timeout: 1000,
  });
  const member = await addMember(gateway.db, '<b>ana</b>');
  const { sessionId } = await openSession(gateway.db, member, gateway.clock());
  const show = async (search: string, headers: Record<string, string> = {}) => {
    const response = await app.request(`/tasks/?${search}`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { show, app, newCode: () => issueTaskCode(gateway, sessionId) };
}

it('shows a member the progress of each task, in their language and theme, uncached [S1-231, S1-232]', async () => {
  const { show, newCode } = await openPage();
  const { status, headers, text } = await show(`token=${await newCode()}&lang=en&theme=dark`);
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(text).toContain('<html lang="en" data-theme="dark">');
  expect(text).toContain('Today’s tasks');
  expect(text).toContain('0 of 3 done');
  expect(text).toContain('<progress value="0" max="10" aria-label="Play 10 rounds">');
  expect(text).not.toContain('<script');
});

it('asks a visitor to sign in, in Portuguese and in the light theme without anything else', async () => {
  const { text } = await (await openPage()).show('');
  expect(text).toContain('<html lang="pt-BR" data-theme="light">');
  expect(text).toContain('Entre na sua conta');
  expect(text).toContain('Jogar 10 rodadas');
  expect(text).not.toContain('<progress');
});

it('says that a code was used, and repeats nothing of an address', async () => {
  const { show, newCode } = await openPage();
  const code = await newCode();
  await show(`token=${code}`);
  expect((await show(`token=${code}`)).text).toContain('Esta página já foi aberta');
  const { status, text } = await show(
    `token=${encodeURIComponent('"><img src=x>')}&lang=${encodeURIComponent('"><b>')}&theme=%22`,
  );
  expect(status).toBe(200);
  expect(text).not.toContain('<img');
  expect(text).not.toContain('<b>');
});

it('opens a code in the frame of the app, and is a visitor’s as a page of its own', async () => {
  const { show, newCode } = await openPage();
  const search = `token=${await newCode()}`;
  const alone = await show(search, { 'Sec-Fetch-Dest': 'document' });
  expect(alone.text).toContain('Entre na sua conta');
  const framed = await show(search, { 'Sec-Fetch-Dest': 'iframe' });
  expect(framed.text).toContain('<progress');
});

it.each([
  ['nothing', () => Response.error()],
  ['HTML', () => new Response('<p>', { status: 200 })],
  ['a closed site', () => Response.json({ success: false, message: 'maintenance' }, { status: 503 })],
  ['another shape', () => Response.json({ success: true, value: { tasks: 1 } })],
])('says that the tasks cannot be read when the gateway answers %s', async (_, answer) => {
  const { status, text } = await (await openPage(answer)).show('lang=en');
  expect(status).toBe(502);
  expect(text).toContain('could not load your tasks');
});

it('has a style sheet and nothing else that it fetches', async () => {
  const { app, show } = await openPage();
  expect((await app.request('/tasks/tasks.css')).headers.get('Content-Type')).toContain('text/css');
  expect((await show('')).text.match(/(?:src|href)="[^"]*"/g)).toEqual(['href="/tasks/tasks.css"']);
});
