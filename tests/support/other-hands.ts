import type { Page } from '@playwright/test';

/** Adds an element next to each field, like a password manager's icon, and again where one was removed. */
export async function addIcons(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input:not([type=checkbox]),textarea')) {
      if (field.nextElementSibling?.hasAttribute('data-manager')) continue;
      const icon = document.createElement('div');
      icon.setAttribute('data-manager', '');
      Object.assign(icon.style, {
        flex: 'none',
        width: '16px',
        height: '16px',
        background: '#1877f2',
        borderRadius: '4px',
      });
      field.setAttribute('data-manager-id', '1');
      field.after(icon);
    }
  });
}

/** Fills texts into fields, by their names, without notifying the page: no event, and bypassing observers of the property. */
export async function fillSilently(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((given) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (const [name, value] of Object.entries(given)) set?.call(document.querySelector(`[name="${name}"]`), value);
  }, values);
}

/**
 * Translates the page as browsers do: each text is wrapped in two elements, or replaced by them; later additions and changes,
 * too. Elements with translate="no" are unchanged.
 */
export async function translate(page: Page, how: 'wrapped' | 'replaced'): Promise<void> {
  await page.evaluate((kind) => {
    const done = new WeakSet<Node>();
    const skipped = 'script,style,template,font,[translate=no],.notranslate,svg';
    const work = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode())
        texts.push(node as Text);
      for (const text of texts) {
        if (!text.data.trim() || done.has(text) || !text.parentElement || text.parentElement.closest(skipped)) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        outer.append(inner);
        if (kind === 'wrapped') {
          text.before(outer);
          inner.append(text);
        } else {
          const translated = document.createTextNode(`${text.data}\u200b`);
          done.add(translated);
          inner.append(translated);
          text.replaceWith(outer);
        }
      }
    };
    work(document.body);
    document.documentElement.classList.add('translated-ltr');
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) work(node);
    }).observe(document.body, { childList: true, subtree: true });
  }, how);
}
