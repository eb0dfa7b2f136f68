import type { Hono } from 'hono';
import * as v from 'valibot';
import { Envelope } from '#src/contract/core/envelope.ts';
import { dailyTasks, taskFields } from '#src/contract/lobby/tasks.ts';
import { schemas } from '#src/contract/lobby/tasks.schema.ts';
import { showTasks, type TasksFound } from './tasks-view.ts';

/** The task page's style: the app's surfaces, in the theme of its address. */
const tasksStyle = `
:root{color-scheme:light;--bg:#f2f6f8;--surface:#fff;--well:#e8eff3;--line:#d8e2e8;--ink:#0f1f29;--ink-2:#40535e;--brand:#0a6b75;--done:#07525a;--done-soft:#d9eff0}
:root[data-theme=dark]{color-scheme:dark;--bg:#0b161d;--surface:#13222c;--well:#1d303c;--line:#263c49;--ink:#ecf3f6;--ink-2:#b9c9d2;--brand:#55c8cb;--done:#a9e8e8;--done-soft:#123b42}
*{box-sizing:border-box;margin:0}
body{max-width:768px;margin:0 auto;padding:16px 16px 32px;background:var(--bg);color:var(--ink);font:16px/24px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif}
html{background:var(--bg)}
h1{font-size:20px;line-height:28px}
h2{flex:1;font-size:16px;line-height:24px}
.about{margin-top:4px;color:var(--ink-2);font-size:14px;line-height:20px}
ul{margin:16px 0;padding:0;list-style:none}
li{display:flex;flex-wrap:wrap;align-items:baseline;padding:16px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
li+li{margin-top:12px}
.count{margin-left:12px;color:var(--ink-2);font-size:14px;font-variant-numeric:tabular-nums}
.done .count{padding:0 10px;border-radius:999px;background:var(--done-soft);color:var(--done);font-weight:700}
progress{width:100%;height:8px;margin-top:12px;border:0;border-radius:999px;overflow:hidden;background:var(--well);appearance:none;-webkit-appearance:none}
progress::-webkit-progress-bar{background:var(--well)}
progress::-webkit-progress-value{border-radius:999px;background:var(--brand)}
progress::-moz-progress-bar{border-radius:999px;background:var(--brand)}
.note{color:var(--ink-2);font-size:14px;line-height:20px}
@media(forced-colors:active){progress{border:1px solid}progress::-webkit-progress-value{background:Highlight}}
`;

type Options = { gatewayUrl: string; fetch: typeof globalThis.fetch; timeout: number };

/**
 * The demonstration's task page: a member's tasks of today, read from the gateway with the code in the page's address.
 * It has no script, and the code is invalid once the page is shown.
 */
export function addTaskPage(app: Hono, options: Options): void {
  app.get('/tasks/tasks.css', (context) => {
    context.header('Content-Type', 'text/css; charset=utf-8');
    return context.body(tasksStyle);
  });
  app.get('/tasks', (context) => context.redirect('/tasks/', 301));
  app.get('/tasks/', async (context) => {
    const { code, language, theme } = taskFields;
    // The app alone may frame the page, and it opens a code in its frame: an address that a stranger sends is a visitor's.
    const framed = (context.req.header('Sec-Fetch-Dest') ?? 'iframe') === 'iframe';
    const found = await askForTasks(options, framed ? context.req.query(code) : undefined);
    const shown = {
      language: context.req.query(language) === 'en' ? 'en' : 'pt',
      theme: context.req.query(theme) === 'dark' ? 'dark' : 'light',
    } as const;
    context.header('Cache-Control', 'no-store');
    return context.html(showTasks(found, shown), found === 'silent' ? 502 : 200);
  });
}

/** `used`: the code is no longer valid; `silent`: no readable response. */
async function askForTasks({ gatewayUrl, fetch, timeout }: Options, code: string | undefined): Promise<TasksFound> {
  try {
    const response = await fetch(new URL(dailyTasks.path, gatewayUrl), {
      method: dailyTasks.method,
      body: JSON.stringify({ code }),
      headers: { 'Content-Type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const envelope = v.parse(Envelope, await response.json());
    if (envelope.success) return v.parse(schemas.dailyTasks.value, envelope.value);
    return envelope.message === 'handover_invalid' || envelope.message === 'invalid_request' ? 'used' : 'silent';
  } catch {
    // In every such case a visitor can only try again.
    return 'silent';
  }
}
