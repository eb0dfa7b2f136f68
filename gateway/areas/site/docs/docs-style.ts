/** The style sheet of the API documentation: both themes, no pictures or fonts. */
export const docsStyle = `
:root{color-scheme:light dark;--ground:#f2f6f8;--sheet:#fff;--ink:#10242e;--soft:#4c626d;--line:#d5e0e5;--tide:#00697d;--sun:#8a5300}
@media(prefers-color-scheme:dark){:root{--ground:#0b161d;--sheet:#12212a;--ink:#e6f0f3;--soft:#9fb4bd;--line:#26404c;--tide:#58cfe0;--sun:#ffc266}}
*{box-sizing:border-box}html{scroll-padding-top:1rem}
body{margin:0 auto;max-width:78rem;padding:clamp(1rem,4vw,3rem);background:var(--ground);color:var(--ink);font:1rem/1.55 system-ui,sans-serif;display:grid;gap:2rem;grid-template-columns:minmax(0,1fr)}
@media(min-width:64rem){body{grid-template-columns:23rem minmax(0,1fr)}header{grid-column:1/-1}nav{position:sticky;top:1rem;align-self:start;max-height:calc(100vh - 2rem);overflow:auto}}
.brand{margin:0;color:var(--tide);font-weight:700;letter-spacing:.08em;text-transform:uppercase}
h1{margin:.2em 0;font-size:clamp(1.7rem,5vw,2.6rem);line-height:1.15}h2{margin:0 0 .4em;font-size:1.05rem;overflow-wrap:anywhere}.part{margin:2.5rem 0 .5rem;font-size:1.4rem}
header p{max-width:60rem}a{color:var(--tide)}a:focus-visible{outline:3px solid var(--tide);outline-offset:2px}
code{font:.88em/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
nav ol{list-style:none;margin:0;padding:0;font-size:.82rem}nav a{display:flex;gap:.6em;align-items:baseline;padding:.4rem .5rem;border-radius:.5rem;color:inherit;text-decoration:none;}nav a span:last-child{min-width:0;overflow-wrap:anywhere}nav a:hover{background:var(--sheet)}
section{margin:0 0 1.2rem;padding:1.2rem clamp(1rem,3vw,1.6rem);background:var(--sheet);border:1px solid var(--line);border-radius:1rem}section:target{border-color:var(--tide)}
.method{display:inline-block;flex:none;width:5em;padding:.1em .5em;border:1px solid;border-radius:.4em;font:700 .72rem/1.5 ui-monospace,monospace;text-align:center;color:var(--tide)}.post,.put,.delete{color:var(--sun)}
.ours{padding:.1em .6em;border-radius:1em;background:var(--sun);color:var(--sheet);font-size:.75rem}
.notes{display:flex;flex-wrap:wrap;gap:.4rem;margin:.2rem 0 .8rem;padding:0;list-style:none}.notes li{padding:.1rem .6rem;border:1px solid var(--line);border-radius:1rem;color:var(--soft);font-size:.82rem}
table{width:100%;margin-top:.8rem;border-collapse:collapse;font-size:.9rem}caption,.plain b{color:var(--soft);font-weight:700;font-size:.82rem;text-align:left}
th,td{padding:.45rem .6rem .45rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}th{width:10.5rem;padding-right:1rem}td:nth-child(2){width:6rem;padding-right:1.2rem;color:var(--soft)}
@media(max-width:34rem){tr{display:block;padding:.3rem 0;border-top:1px solid var(--line)}th,td,td:nth-child(2){display:block;width:auto;padding:.05rem 0;border:0}}
`;
