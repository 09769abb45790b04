/** The style sheet of all pages: one readable column, with a light and a dark theme. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1c2024, #e6e8ea); --soft: light-dark(#5f6770, #9aa3ad);
  --line: light-dark(#e2e5e9, #2d333a); --panel: light-dark(#f6f7f9, #1b2026); --accent: light-dark(#0b62c4, #6cb2ff); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: var(--ink); background: light-dark(#fff, #14181d); }
header { display: flex; gap: 2rem; align-items: baseline; padding: 0.9rem max(1.25rem, calc(50% - 25.75rem)); border-bottom: 1px solid var(--line); }
header > a { font-weight: 650; color: var(--ink); text-decoration: none; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-size: 0.9rem; }
main { max-width: 54rem; margin: 0 auto; padding: 1.5rem 1.25rem 5rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 1rem 0 0.5rem; }
h2 { font-size: 1.2rem; margin: 2.2rem 0 0.6rem; padding-bottom: 0.3rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.5rem 0 0.4rem; }
a { color: var(--accent); }
code { font: 0.88em/1.5 ui-monospace, monospace; background: var(--panel); padding: 0.1em 0.35em; border-radius: 4px; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 0.9rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
pre code { background: none; padding: 0; }
table { border-collapse: collapse; display: block; overflow-x: auto; font-size: 0.92rem; }
th, td { text-align: left; vertical-align: top; padding: 0.45rem 0.9rem 0.45rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; white-space: nowrap; }
@media (max-width: 40rem) {
  thead { display: none; }
  tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  td { display: block; padding: 0.1rem 0; border: 0; overflow-wrap: anywhere; }
  td:empty { display: none; }
  td:not(:first-child)::before { content: attr(data-label) ": "; color: var(--soft); }
}
blockquote { margin: 1rem 0; padding: 0.1rem 1rem; border-left: 3px solid var(--accent); color: var(--soft); }
main.narrow { max-width: 34rem; }
.narrow label { display: block; margin: 1rem 0 0.3rem; font-weight: 600; }
.narrow input:not([type]), .narrow input[type="password"] { width: 100%; padding: 0.55rem 0.7rem; font: inherit; color: inherit;
  background: transparent; border: 1px solid var(--soft); border-radius: 8px; }
.narrow button { margin-top: 1.2rem; padding: 0.55rem 1.4rem; font: inherit; font-weight: 600; color: light-dark(#fff, #0c1116); background: var(--accent);
  border: 1px solid var(--accent); border-radius: 8px; cursor: pointer; }
.narrow a.button { display: inline-block; padding: 0.55rem 1.4rem; font-weight: 600; color: inherit; border: 1px solid var(--soft); border-radius: 8px; text-decoration: none; }
.narrow button.secondary { color: inherit; background: transparent; border-color: var(--soft); }
.narrow button.link { margin: 0; padding: 0; color: var(--accent); background: none; border: 0; font-weight: 400; text-decoration: underline; }
.narrow .actions { display: flex; gap: 0.8rem; }
.narrow fieldset { min-width: 0; overflow-wrap: anywhere; margin: 1.2rem 0 0; padding: 0.4rem 1rem 0.8rem; border: 1px solid var(--line); border-radius: 8px; }
.narrow legend { padding: 0 0.4rem; font-weight: 650; }
.narrow label.choice { display: flex; gap: 0.7rem; align-items: baseline; margin: 0.6rem 0 0; font-weight: 400; cursor: pointer; }
.narrow label.choice small { display: block; color: var(--soft); }
.narrow dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.3rem 1.2rem; }
.narrow dt { color: var(--soft); }
.narrow dd { margin: 0; overflow-wrap: anywhere; }
.narrow form.after { margin-top: 1.2rem; }
.narrow .problem { padding: 0.6rem 0.9rem; border-left: 3px solid light-dark(#c4320b, #ff8a6c); background: var(--panel); }
.narrow .card { margin: 1.2rem 0; padding: 0.2rem 1.2rem 1.2rem; border: 1px solid var(--line); border-radius: 8px; }
.narrow .card h2 { margin-top: 0.8rem; border: 0; }
`;
