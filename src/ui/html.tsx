import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { cx } from './class-names.ts';
import { type SafeContent, sanitiseHtml } from './html-sanitise.ts';
import s from './html.module.css';
import { plainBlocks } from './plain-blocks.ts';
import { useHydrated } from './use-hydrated.ts';

type SafeHtmlProps = {
  /** HTML from a server, unsanitised. */
  html: string;
  /** Called for a link to a path of ours [S1-186]: the path with its search and hash, beginning with '/'. */
  onNavigate: (path: string) => void;
  /** Sizes in px become rem, divided by 100 [S1-187]. */
  scale?: boolean;
  className?: string | undefined;
};

/**
 * Sanitised HTML from a server: see sanitiseHtml. It imports DOMPurify, so load it lazily. That needs a document: the server
 * renders only the text, in its paragraphs, headings and lists.
 */
export function SafeHtml(props: SafeHtmlProps) {
  if (useHydrated()) return <CleanHtml {...props} />;
  return (
    <div className={cx(s.html, props.className)}>
      {plainBlocks(props.html).map(({ tag: Tag, texts }, index) => (
        // A single child, not an array: parsers split a text after 64 kB, which React hydrates as an element's content, but not
        // as a text among others.
        <Tag key={index}>{Tag === 'ul' ? texts.map((text) => <li key={text}>{text}</li>) : texts[0]}</Tag>
      ))}
    </div>
  );
}

function CleanHtml({ html, onNavigate, scale = false, className }: SafeHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.addEventListener('error', sayInWords, true);
    fill(box.current, sanitiseHtml(html, scale));
  }, [html, scale]);

  const follow = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const path = link?.getAttribute('href');
    if (!path?.startsWith('/')) return;
    event.preventDefault();
    onNavigate(path);
  };
  return <div ref={box} className={cx(s.html, className)} onClick={follow} />;
}

function fill(box: HTMLElement, { content, styles }: SafeContent): void {
  box.textContent = '';
  box.append(content);
  for (const { element, declarations } of styles)
    for (const [name, value] of declarations) element.style.setProperty(name, value);
}

/** Replaces a picture that fails to load by its alternative text. */
function sayInWords({ target }: Event): void {
  if (target instanceof HTMLImageElement) target.replaceWith(target.alt);
}
