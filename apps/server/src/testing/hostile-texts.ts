/** What people may store, and what some program further on would take for something else than text. */
export const HOSTILE_TEXTS: readonly [what: string, text: string][] = [
  ['markup', `<img src=x onerror="alert(1)"></title>&'`],
  ['a formula', '=HYPERLINK("https://evil.example";"x")'],
  ['a formula after a semicolon or a break', 'hola;=1+1;@SUM(A1)\n=2+2\nfin'],
  ['another header', 'uno\r\nBcc: victima@example.org\r\n\r\nhola'],
  ['another entry of a calendar', 'uno\nEND:VEVENT\nBEGIN:VALARM\nX:1'],
  ['letters the other way round', 'factura\u202Efdp.exe\u2066'],
  ['the end of a query', `x'); drop table pilot; -- "`],
  ['a template', '{{7*7}} ${7*7} <%= 7*7 %>'],
  ['a call and a link in a channel', '@everyone [gratis](https://evil.es) **a** <@&1> ||b||\n# c'],
  ['breaks that only some know', 'uno\u2028dos\u0085tres\u000Bcuatro'],
];
