import type { DriverSession } from '#server/db/driver.ts';
import { DatabaseError } from '#server/db/database-error.ts';
import { freeTextColumns, type TextColumn, WORDS } from './word-columns.ts';

/** What a column is given, the longest that it takes: markup that does something, or just looks different, with the sign of the column. */
const TEXTS = [
  (sign: string) => `<img src=x onerror="document.title='tomada'">${sign}`,
  (sign: string) => `<s>${sign}</s>`,
  (sign: string) => `<${sign}>`,
];

/** Fills every column of words with markup that carries a sign of its own. Answers the columns by their signs. */
export async function makeHostile(session: DriverSession): Promise<Record<string, string>> {
  // Rows that nobody may change are changed here too.
  await session.exec('set session_replication_role = replica');
  const columns = (await freeTextColumns(session)).filter(({ name }) => WORDS.some((one) => one === name));
  const signs: Record<string, string> = {};
  for (const [i, column] of columns.entries()) {
    const sign = `k${i}z`;
    signs[sign] = column.name;
    if (!(await fill(session, column, sign)))
      throw new Error(`${column.name}: no row takes any of the texts; sample-rows.ts makes one`);
  }
  // What the audit keeps of a change has whatever form the changed thing has; what stayed the same it does not show.
  const sign = 'k999z';
  const texts = TEXTS.map((text) => text(sign));
  const [before, after] = [2, 3].map((i) => `jsonb_build_object($1::text, $${i}::text)`);
  await session.query(`update audit_entry set "before" = ${before}, "after" = ${after}`, texts);
  return { ...signs, [sign]: 'audit_entry.after' };
}

/** Writes the first text that the column takes; where nobody has said anything yet, into every row. */
async function fill(session: DriverSession, { name, type }: TextColumn, sign: string): Promise<boolean> {
  const [table, column] = name.split('.');
  const value = type === 'text[]' ? 'array[$1]' : '$1';
  for (const where of [`where "${column}" is not null`, ''])
    for (const text of TEXTS) {
      const sql = `update "${table}" set "${column}" = ${value} ${where}`;
      const affected = await session.query(sql, [text(sign)]).then(
        (done) => done.affected,
        (error: unknown) => {
          if (error instanceof DatabaseError) return 0;
          throw error;
        },
      );
      if (affected > 0) return true;
    }
  return false;
}

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
