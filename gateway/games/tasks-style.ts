/** The look of the task page: the app's surfaces, in the theme that its address names. */
export const tasksStyle = `
:root{color-scheme:light;--bg:#f2f6f8;--surface:#fff;--well:#e8eff3;--line:#d8e2e8;--ink:#0f1f29;--ink-2:#40535e;--brand:#0a6b75;--done:#07525a;--done-soft:#d9eff0}
:root[data-theme=dark]{color-scheme:dark;--bg:#0b161d;--surface:#13222c;--well:#1d303c;--line:#263c49;--ink:#ecf3f6;--ink-2:#b9c9d2;--brand:#55c8cb;--done:#a9e8e8;--done-soft:#123b42}
*{box-sizing:border-box;margin:0}
body{max-width:768px;margin:0 auto;padding:16px 16px 32px;background:var(--bg);color:var(--ink);font:16px/24px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif}
html{background:var(--bg)}
h1{font-size:20px;line-height:28px}
h2{flex:1;font-size:16px;line-height:24px}
.about{margin-top:4px;color:var(--ink-2);font-size:14px;line-height:20px}
ul{margin:16px 0;padding:0;list-style:none}
li{display:flex;flex-wrap:wrap;align-items:baseline;padding:16px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
li+li{margin-top:12px}
.count{margin-left:12px;color:var(--ink-2);font-size:14px;font-variant-numeric:tabular-nums}
.done .count{padding:0 10px;border-radius:999px;background:var(--done-soft);color:var(--done);font-weight:700}
progress{width:100%;height:8px;margin-top:12px;border:0;border-radius:999px;overflow:hidden;background:var(--well);appearance:none;-webkit-appearance:none}
progress::-webkit-progress-bar{background:var(--well)}
progress::-webkit-progress-value{border-radius:999px;background:var(--brand)}
progress::-moz-progress-bar{border-radius:999px;background:var(--brand)}
.note{color:var(--ink-2);font-size:14px;line-height:20px}
@media(forced-colors:active){progress{border:1px solid}progress::-webkit-progress-value{background:Highlight}}
`;
