import { helpCentre } from '#src/contract/site/help.ts';
import { terms } from '#src/contract/site/terms.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { route } from '#gateway/http/route.ts';

export function addHelpRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, helpCentre, async ({ query: { lang } }) => {
    const rows = await gateway.db.selectFrom('help_entries').selectAll().orderBy('sort_order').orderBy('id').execute();
    const entries = rows.map((row) => ({
      id: row.id,
      parentId: row.parent_id,
      title: lang === 'en' ? row.title_en : row.title_pt,
      content: lang === 'en' ? row.content_en : row.content_pt,
    }));
    return entries
      .filter(({ parentId }) => parentId === null)
      .map(({ id, title, content }) => ({
        title,
        content,
        children: entries
          .filter(({ parentId }) => parentId === id)
          .map((child) => ({ title: child.title, content: child.content })),
      }));
  });
}

export function addTermsRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, terms, async ({ query: { kind, language } }) => {
    const row = await gateway.db.selectFrom('terms').selectAll().where('kind', '=', kind).executeTakeFirst();
    if (!row) return null;
    const [title, content] = language === 'en' ? [row.title_en, row.content_en] : [row.title_pt, row.content_pt];
    return { title, content, updatedAt: row.updated_at };
  });
}
