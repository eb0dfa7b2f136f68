/** A document without its scripts, their data and their preloads: what is left paints, and does nothing else. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<meta name="entry"[^>]*>/g, '');
}
