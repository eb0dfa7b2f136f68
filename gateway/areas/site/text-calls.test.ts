import { helpCentre } from '#src/contract/site/help.ts';
import { expect, it } from 'vitest';
import { createApp } from '#gateway/app.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';

const entry = (id: string, parent_id: string | null, sort_order: number) => ({
  id,
  parent_id,
  title_pt: `Título ${id}`,
  title_en: `Title ${id}`,
  content_pt: `<p>Texto ${id}</p>`,
  content_en: `<p>Text ${id}</p>`,
  sort_order,
});

forEachDatabase((dialect) => {
  it('answers tabs with their questions in order, in the asked language [S1-260, S1-373]', async () => {
    const gateway = await createTestGateway({ dialect });
    const app = createApp(gateway);
    await gateway.db
      .insertInto('help_entries')
      .values([entry('b', null, 2), entry('a', null, 1), entry('a2', 'a', 2), entry('a1', 'a', 1)])
      .execute();
    const tabs = await valueOf(app, helpCentre, { query: { lang: 'en', device: 'MOBILE' } });
    expect(tabs).toEqual([
      {
        title: 'Title a',
        content: '<p>Text a</p>',
        children: [
          { title: 'Title a1', content: '<p>Text a1</p>' },
          { title: 'Title a2', content: '<p>Text a2</p>' },
        ],
      },
      { title: 'Title b', content: '<p>Text b</p>', children: [] },
    ]);
    expect((await valueOf(app, helpCentre, { query: { lang: 'pt-BR' } }))[0]?.title).toBe('Título a');
    await gateway.close();
  });
});
