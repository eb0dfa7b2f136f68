import type { Hono } from 'hono';
import * as v from 'valibot';
import { Envelope } from '#src/contract/core/envelope.ts';
import { dailyTasks, taskFields } from '#src/contract/lobby/tasks.ts';
import { schemas } from '#src/contract/lobby/tasks.schema.ts';
import { tasksStyle } from './tasks-style.ts';
import { showTasks, type TasksFound } from './tasks-view.ts';

type Options = { gatewayUrl: string; fetch: typeof globalThis.fetch; timeout: number };

/**
 * The demonstration's task page: what a member has done today, asked of the gateway with the code that the page's address
 * brings. It has no script, and the code is worth nothing once the page is shown.
 */
export function addTaskPage(app: Hono, options: Options): void {
  app.get('/tasks/tasks.css', (context) => {
    context.header('Content-Type', 'text/css; charset=utf-8');
    return context.body(tasksStyle);
  });
  app.get('/tasks', (context) => context.redirect('/tasks/', 301));
  app.get('/tasks/', async (context) => {
    const { code, language, theme } = taskFields;
    const found = await askForTasks(options, context.req.query(code));
    const shown = {
      language: context.req.query(language) === 'en' ? 'en' : 'pt',
      theme: context.req.query(theme) === 'dark' ? 'dark' : 'light',
    } as const;
    context.header('Cache-Control', 'no-store');
    return context.html(showTasks(found, shown), found === 'silent' ? 502 : 200);
  });
}

/** `used`: the code is worth nothing any more; `silent`: no answer that can be shown. */
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
    // Whatever it is, a visitor can do no more than come again.
    return 'silent';
  }
}
