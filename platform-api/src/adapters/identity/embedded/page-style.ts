const light =
  'color-scheme:light;--canvas:#F5F8F7;--surface:#FFFFFF;--ink:#0D1E2C;--quiet:#465865;--line:#C3D0D0;--edge:#74868F;--primary:#0A6B69;--hover:#075558;--contrast:#FFFFFF;--soft:#DAF0EC;--soft-text:#075558;--ring:#0D1E2C';
const dark =
  'color-scheme:dark;--canvas:#08141D;--surface:#0F212D;--ink:#EAF2F3;--quiet:#AFC0C9;--line:#2B4655;--edge:#6F8997;--primary:#57CFC1;--hover:#7EDFD4;--contrast:#04211F;--soft:#0E393B;--soft-text:#8FE6DB;--ring:#F9C766';

/** The tokens of the design board that these two pages need. */
export const pageStyle = `
:root{${light}}
@media (prefers-color-scheme:dark){:root:not([data-color-scheme=light]){${dark}}}
:root[data-color-scheme=dark]{${dark}}
@font-face{font-family:'Hanken Grotesk';src:url(/dev/pages/regular.ttf) format('truetype');font-weight:400;font-display:swap}
@font-face{font-family:'Hanken Grotesk';src:url(/dev/pages/bold.ttf) format('truetype');font-weight:500 800;font-display:swap}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--canvas);color:var(--ink);font:400 1rem/1.5 'Hanken Grotesk','Segoe UI',system-ui,sans-serif}
header{background:#0B1B27;color:#F3F8F8;padding:20px 24px}
.logo{display:inline-flex;align-items:center;gap:10px;font-size:1.25rem;letter-spacing:-.03em}
main{width:100%;max-width:720px;margin:0 auto;padding:40px 16px 64px;display:grid;gap:24px}
h1{margin:0;font-size:clamp(1.875rem,1.5rem + 1.5vw,2.75rem);line-height:1.1;letter-spacing:-.03em}
h2{margin:0;font-size:1.125rem}
p{margin:0}
.quiet{color:var(--quiet)}
form{margin:0}
.people{list-style:none;margin:0;padding:0;display:grid;gap:12px}
@media (min-width:640px){.people{grid-template-columns:1fr 1fr}}
.person{width:100%;height:100%;min-height:76px;display:flex;align-items:center;gap:16px;padding:14px 16px;text-align:left;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--line);border-radius:10px;cursor:pointer}
.person:hover{border-color:var(--primary)}
.face{flex:none;display:grid;place-items:center;width:44px;height:44px;border-radius:999px;background:var(--soft);color:var(--soft-text);font-weight:700}
.person b,.person small{display:block}
.person small{font-size:.875rem;color:var(--quiet)}
.card{display:grid;gap:16px;padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:16px}
dl{margin:0;display:grid;gap:12px}
@media (min-width:480px){dl>div{display:grid;grid-template-columns:12rem 1fr}}
dt{color:var(--quiet);font-size:.875rem}
dd{margin:0;overflow-wrap:anywhere}
.actions{display:flex;flex-wrap:wrap;gap:12px;align-items:center}
.primary{min-height:48px;padding:0 24px;border:0;border-radius:10px;font:inherit;font-weight:650;background:var(--primary);color:var(--contrast);cursor:pointer}
.primary:hover{background:var(--hover)}
.plain{min-height:44px;padding:0;text-align:left;border:0;background:none;font:inherit;font-weight:600;color:var(--primary);text-decoration:underline;text-underline-offset:3px;cursor:pointer}
a.plain{display:inline-flex;align-items:center}
label{font-weight:600;font-size:.875rem}
.field{width:100%;min-height:46px;padding:0 14px;font:inherit;color:inherit;background:var(--surface);border:1.5px solid var(--edge);border-radius:10px}
:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
`;
