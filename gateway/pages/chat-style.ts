/**
 * The chat page's style, from the tokens. `color` is the header's, as six hex digits; its text is dark or light. A colour
 * that is one of a theme's surfaces follows the theme.
 */
export const chatStyle = (tokens: string, color: string): string => `${tokens}${headerColors(tokens, color)}
*{box-sizing:border-box;margin:0}
[hidden]{display:none!important}
html{font-size:312.5%;background:var(--bg);-webkit-text-size-adjust:100%}
body{display:flex;flex-direction:column;max-width:768px;min-height:100vh;min-height:100dvh;margin:0 auto;background:var(--bg);color:var(--ink);font:var(--t16);overflow-wrap:anywhere}
button,textarea{border:0;background:none;color:inherit;font:inherit}
button{cursor:pointer}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
svg{flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0);white-space:nowrap}
.top{position:sticky;top:0;z-index:1}
header{display:flex;align-items:center;min-height:calc(var(--header-h) + var(--safe-t));padding:var(--safe-t) var(--gutter) 0 var(--s1);background:var(--header);box-shadow:0 1px 0 var(--line);color:var(--on-header)}
header a{display:flex;width:48px;height:48px;flex:none;align-items:center;justify-content:center;color:inherit}
header a:focus-visible{outline-color:currentColor;outline-offset:-4px}
.face{display:flex;position:relative;width:40px;height:40px;flex:none;align-items:center;justify-content:center;margin:var(--s2) var(--s3) var(--s2) var(--s1);border-radius:var(--pill);background:var(--brand);color:var(--on-brand);font-weight:700}
.face::after{position:absolute;right:-1px;bottom:-1px;width:12px;height:12px;border:2px solid var(--header);border-radius:var(--pill);background:var(--brand-strong);content:""}
[data-line=lost] .face::after,[data-line=closed] .face::after{background:var(--line-strong)}
[data-line=over] .face::after{display:none}
.names{min-width:0;padding:var(--s1) 0}
h1{font:var(--t16);font-weight:700}
.names p{display:none;font:var(--t14)}
[data-line=open] .is-open,[data-line=closed] .is-closed,[data-line=lost] .is-lost{display:block}
.bar{display:none;align-items:center;gap:var(--s2);min-height:44px;padding:var(--s1) var(--s2) var(--s1) var(--gutter);background:var(--surface-2);color:var(--ink-2);font:var(--t14)}
[data-line=lost] .bar{display:flex}
.bar span{flex:1;text-wrap:balance}
.bar button,#older,.meta button{min-height:44px;padding:0 var(--s2);border-radius:var(--r8);color:var(--brand);font-weight:700}
main{display:flex;flex:1;flex-direction:column;gap:var(--s2);padding:var(--s3) var(--gutter) var(--s4)}
#older{align-self:center;font:var(--t14);font-weight:700}
#log{display:flex;flex-direction:column;gap:var(--s2);padding:0;list-style:none}
.day{align-self:center;padding:2px 10px;border-radius:var(--pill);background:var(--surface-2);color:var(--ink-2);font:var(--t12);font-weight:600}
.day::first-letter{text-transform:uppercase}
.msg{max-width:84%;align-self:flex-start}
.bub{padding:10px 14px;border-radius:4px var(--r16) var(--r16) var(--r16);background:var(--surface);box-shadow:var(--e1);white-space:pre-wrap}
.mine{align-self:flex-end}
.mine .bub{border-radius:var(--r16) var(--r16) 4px var(--r16);background:var(--brand-soft);box-shadow:none}
.meta{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--s1);min-height:16px;margin-top:var(--s1);padding:0 var(--s1);color:var(--ink-3);font:var(--t12);font-variant-numeric:tabular-nums}
.mine .meta{justify-content:flex-end}
.who:not(:empty){font-weight:600}
.who:not(:empty)::after{content:" ·"}
.is{display:none;align-items:center;gap:var(--s1)}
[data-is=sending] .is-sending,[data-is=queued] .is-queued,[data-is=sent] .is-sent,[data-is=read] .is-read,[data-is=refused] .is-refused{display:inline-flex}
.is-read{color:var(--brand)}
[data-is=refused] time{display:none}
.is-refused{flex-wrap:wrap;justify-content:flex-end;gap:0}
.is-refused>*{display:inline-flex;align-items:center;gap:var(--s1);white-space:nowrap}
.meta .drop{color:var(--ink-2)}
.meta .drop,.meta .again{padding:0 var(--s1)}
[data-is=refused] .meta{padding:0}
[data-is=sending] .bub,[data-is=queued] .bub{background:none;box-shadow:inset 0 0 0 1px var(--line-strong);color:var(--ink-2)}
[data-is=refused] .bub{background:var(--danger-soft)}
[data-is=refused] .is-refused{color:var(--danger)}
#empty,#over{margin:auto;padding:var(--s6) 0;color:var(--ink-2);text-align:center;text-wrap:balance}
#empty span{display:inline-flex;width:64px;height:64px;align-items:center;justify-content:center;margin-bottom:var(--s3);border-radius:var(--pill);background:var(--brand-soft);color:var(--on-brand-soft)}
h2{margin-bottom:var(--s1);color:var(--ink);font:var(--t20);font-weight:800;letter-spacing:-.01em}
#over a{display:inline-flex;min-height:48px;align-items:center;margin-top:var(--s4);padding:0 var(--s6);border-radius:var(--pill);background:var(--brand);color:var(--on-brand);font-weight:700;text-decoration:none}
form{display:flex;position:sticky;bottom:0;align-items:flex-end;gap:var(--s2);padding:var(--s2) var(--s2) calc(var(--s2) + var(--safe-b)) var(--gutter);background:var(--surface);box-shadow:0 -1px 0 var(--line)}
textarea{flex:1;min-width:0;min-height:48px;max-height:160px;padding:11px var(--s4);border:1px solid var(--line-strong);border-radius:24px;background:var(--surface);color:var(--ink);resize:none}
textarea::placeholder{color:var(--ink-3);opacity:1}
form button{display:flex;width:48px;height:48px;flex:none;align-items:center;justify-content:center;border-radius:var(--pill);background:var(--brand);color:var(--on-brand)}
form button:active{background:var(--brand-strong)}
@media (min-width:768px){body{box-shadow:0 0 0 1px var(--line)}}
`;

function headerColors(tokens: string, color: string): string {
  const surfaces = Array.from(tokens.matchAll(/--surface:\s*(#[\da-f]+)/gi), ([, found = '']) => wholeColor(found));
  if (surfaces.includes(color)) return ':root{--header:var(--surface);--on-header:var(--ink)}';
  return `:root{--header:${color};--on-header:${wordsOn(color)}}`;
}

/** `#fff`, as a small style sheet says it, in six digits. */
const wholeColor = (color: string): string =>
  (color.length === 4 ? color.replaceAll(/[\da-f]/gi, '$&$&') : color).toLowerCase();

/** Dark or light text, whichever has more contrast by relative luminance (WCAG 2). */
function wordsOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#0f1f29' : '#ffffff';
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
