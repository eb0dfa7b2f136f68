/** The look of the bank's page, in the theme that the device prefers: another hue than the app's, so that the two are not confused. */
export const pageStyle = `
:root{color-scheme:light;--bg:#f4f4f8;--surface:#fff;--well:#ebebf2;--line:#dcdce6;--line-strong:#7d7d92;--ink:#17172a;--ink-2:#4a4a61;--brand:#4a3fb0;--on-brand:#fff;--brand-soft:#e7e5f8;--on-brand-soft:#352b8f;--good:#17643a;--good-soft:#dcf1e4;--bad:#a32018;--bad-soft:#fbe9e7;--on-bad:#fff;--note:#5c3d00;--note-soft:#fdf0d6}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--bg:#10101a;--surface:#1b1b29;--well:#27273a;--line:#34344a;--line-strong:#83839c;--ink:#eeeef6;--ink-2:#b8b8cc;--brand:#b1a8ff;--on-brand:#181045;--brand-soft:#2c2759;--on-brand-soft:#d5d0ff;--good:#8ee0b0;--good-soft:#123622;--bad:#ff938a;--bad-soft:#43191a;--on-bad:#3b0605;--note:#ffc869;--note-soft:#38290f}}
*{box-sizing:border-box;margin:0}
html{background:var(--bg);-webkit-text-size-adjust:100%}
body{max-width:560px;margin:0 auto;color:var(--ink);font:16px/24px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;overflow-wrap:anywhere}
header{display:flex;align-items:center;justify-content:space-between;min-height:56px;padding:0 16px;column-gap:12px}
h1{font-size:20px;line-height:24px}
h2{margin:24px 0 8px;font-size:20px;line-height:28px}
.card>h2{margin-top:0}
h3{margin:20px 0 4px;font-size:16px;line-height:24px}
main{padding:0 16px 40px}
header a{flex:none}
header a,.link{display:inline-flex;align-items:center;min-height:44px;color:var(--brand);font-weight:700}
.link{margin-top:12px}
.notice{margin-bottom:16px;padding:12px 16px;border-radius:8px;background:var(--note-soft);color:var(--note);font-size:14px;line-height:20px;font-weight:600}
.said{margin:16px 0;padding:12px 16px;border-radius:8px;font-weight:600}
.good{background:var(--good-soft);color:var(--good)}
.bad{background:var(--bad-soft);color:var(--bad)}
.plain{background:var(--brand-soft);color:var(--on-brand-soft)}
.card{padding:16px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
ul{margin:0;padding:0;list-style:none}
.card+ul,.card+.empty,li+li{margin-top:12px}
.head{display:flex;align-items:baseline;justify-content:space-between;flex-wrap:wrap;column-gap:12px}
.sum{font-variant-numeric:tabular-nums;font-weight:800;font-size:20px;line-height:28px}
.pill{display:inline-block;padding:2px 10px;border-radius:999px;font-size:14px;line-height:20px;font-weight:700}
.small{color:var(--ink-2);font-size:14px;line-height:20px}
.code{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:13px}
.empty{color:var(--ink-2)}
dl div:first-child{border-top:0}
dl div{display:flex;justify-content:space-between;align-items:baseline;padding:8px 0;border-top:1px solid var(--line);column-gap:16px}
dt{flex:none;color:var(--ink-2)}
dd{text-align:right}
label{display:block;margin-top:12px;font-size:14px;line-height:20px;font-weight:600}
input,textarea,select{display:block;width:100%;min-height:48px;margin-top:4px;padding:10px 12px;border:1px solid var(--line-strong);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit}
textarea{resize:vertical;font:13px/18px ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
textarea::placeholder,input::placeholder{color:var(--ink-2);opacity:1}
button,summary{display:flex;align-items:center;justify-content:center;width:100%;min-height:48px;margin-top:12px;padding:10px 16px;border:1px solid transparent;border-radius:8px;font:inherit;font-weight:700;text-align:center;cursor:pointer}
button.main{background:var(--brand);color:var(--on-brand)}
button.quiet,summary{border-color:var(--line-strong);background:var(--surface);color:var(--brand)}
button.danger{background:var(--bad);color:var(--on-bad)}
summary{list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{margin-left:8px;content:"▾"}
details[open]>summary::after{content:"▴"}
.ask{margin-top:8px;padding:12px 16px 16px;border-radius:8px;background:var(--well)}
a:focus-visible,button:focus-visible,summary:focus-visible,input:focus-visible,textarea:focus-visible,select:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
@media(forced-colors:active){.pill,.said,.notice{border:1px solid}}
`;

/** A house with columns, as banks are drawn. */
export const pageIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="#4a3fb0"/><path fill="#fff" d="M12 4 4 9v1h16V9zM6 11h2v6H6zm5 0h2v6h-2zm5 0h2v6h-2zM4 18h16v2H4z"/></svg>';
