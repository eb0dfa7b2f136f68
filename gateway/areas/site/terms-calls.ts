import { terms } from '#src/contract/site/terms.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { route } from '#gateway/http/route.ts';

export function addTermsRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, terms, async ({ query: { kind, language } }) => {
    const row = await gateway.db.selectFrom('terms').selectAll().where('kind', '=', kind).executeTakeFirst();
    if (!row) return null;
    const [title, content] = language === 'en' ? [row.title_en, row.content_en] : [row.title_pt, row.content_pt];
    return { title, content, updatedAt: row.updated_at };
  });
}
