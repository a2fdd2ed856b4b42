/** Styles of the report. */
export const REPORT_STYLES = `
:root { color-scheme: light dark; --line: light-dark(#d9dee4, #3a4048); --soft: light-dark(#5b6672, #a3adb8);
  --panel: light-dark(#f6f8fa, #1c2128); --red: light-dark(#fdecea, #442326); --green: light-dark(#e7f6ea, #1c3a26);
  --red-mark: light-dark(#f5b5ae, #8d3a3a); --green-mark: light-dark(#a5dfb2, #2f7444); }
* { box-sizing: border-box; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 1280px; padding: 32px 40px 80px; }
h1 { font-size: 26px; margin: 0 0 12px; }
h2 { font-size: 20px; margin: 48px 0 12px; padding-top: 12px; border-top: 2px solid var(--line); }
h2 small { color: var(--soft); font-size: 14px; font-weight: 400; margin-left: 8px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 0 0 20px; }
dt { color: var(--soft); }
dd { margin: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: 8px; list-style: none; margin: 0; padding: 0; }
nav li { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: 6px 12px; }
nav li.none { color: var(--soft); opacity: .6; }
article { display: grid; grid-template-columns: 44px minmax(0, 1fr); margin: 0 0 14px; }
article > * { grid-column: 2; }
article:target { outline: 2px solid #3b82d0; outline-offset: 6px; border-radius: 4px; }
.number { grid-column: 1; grid-row: 1; color: var(--soft); text-decoration: none; }
.at { margin: 0 0 4px; color: var(--soft); font-size: 14px; }
.at code { overflow-wrap: anywhere; margin-right: 8px; }
summary { cursor: pointer; }
code, .lines { font: 13px/1.5 ui-monospace, Consolas, monospace; }
.lines { border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
del, ins { display: block; padding: 2px 12px 2px 28px; text-decoration: none; text-indent: -16px; overflow-wrap: anywhere;
  white-space: pre-wrap; }
del { background: var(--red); }
ins { background: var(--green); }
del::before { content: "− " / "removed: "; }
ins::before { content: "+ " / "added: "; }
mark { color: inherit; border-radius: 2px; }
del mark { background: var(--red-mark); }
ins mark { background: var(--green-mark); }
.lines p { margin: 0; padding: 2px 12px; color: var(--soft); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
td, th { padding: 4px 12px; border-bottom: 1px solid var(--line); text-align: right; font-weight: 400; }
thead th { color: var(--soft); }
th[scope=row] { text-align: left; }
.more { color: light-dark(#b3261e, #ff9d94); }
.less { color: light-dark(#1a7f37, #7ddc94); }
.by-address td { text-align: left; }
#screens article { display: block; margin-bottom: 28px; }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; }
figure { margin: 0; }
figure a { display: block; max-height: 420px; overflow: hidden; border: 1px solid var(--line); background: #fff; }
img { display: block; width: 100%; }
figcaption { color: var(--soft); font-size: 13px; }
`;
