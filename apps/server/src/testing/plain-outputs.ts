/** Outputs in other formats than JSON (mail, CSV, calendar, ZIP), read as the programs read them that they are for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromBufferPromise } from 'yauzl';

/** Headers that each of our mails has, once. */
const HEADERS = 'content-transfer-encoding content-type date from message-id mime-version subject to'.split(
  ' ',
);

/** What is wrong with the mails of a folder: another header than ours, another address, or more than plain text. */
export function faultsOfMails(folder: string, to: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const [head = '', ...rest] = readFileSync(join(folder, name), 'utf8').split('\n\n');
    const headers = [...head.matchAll(/^([\w-]+): ?(.*)$/gm)].map(([, field = '']) => field.toLowerCase());
    const faults = [
      headers.toSorted((a, b) => (a < b ? -1 : 1)).join(' ') !== HEADERS.join(' ') && 'headers',
      !to.test(/^To: (.*)$/m.exec(head)?.[1] ?? '') && 'address',
      !/^Content-Type: text\/plain; charset=utf-8$/m.test(head) && 'type',
      rest.join('') === '' && 'empty',
    ];
    return faults.filter((fault) => fault !== false).map((fault) => `${fault}: ${head}`);
  });
}

/** Cells of a CSV file that a spreadsheet would run, whether it parts them by commas or by semicolons. */
export function formulasIn(csv: string): string[] {
  return [...cellsOf(csv), ...csv.split(/[;\r\n]/)].filter((cell) =>
    /^[=+@\t\r＝＋＠]|^[-－](?!\d)/.test(cell),
  );
}

/** Lines of a calendar that are none of ours. */
export function strangeLinesIn(calendar: string): string[] {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  const count = (begin: string) => lines.filter((line) => line.startsWith(begin)).length;
  const [begun, ended, named] = ['BEGIN:VEVENT', 'END:VEVENT', 'SUMMARY:'].map(count);
  const strange = lines.filter(
    (line) => !/^[A-Z-]+(;VALUE=DURATION)?:/.test(line) || /[^\P{Cc}\t]|^BEGIN:VALARM|^X:/u.test(line),
  );
  return begun === ended && begun === named ? strange : [...strange, `${begun} ${ended} ${named}`];
}

/** The CSV files of a ZIP, by their names. */
export async function csvIn(archive: Buffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(archive);
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('.csv')) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk));
    files.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
  }
  return files;
}

/** The cells of a CSV file as a spreadsheet reads them. */
function cellsOf(csv: string): string[] {
  return [...csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^,\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
