import { decodeCsv } from '@va/domain/csv/decode-csv.ts';

/** Largest file that the server takes, bytes. */
const MOST_BYTES = 24_000_000;

/** A file that is not sent because it can't be read; the message is Spanish and gives advice. */
export class UnreadableFile extends Error {}

/** The text of a CSV file. Throws `UnreadableFile` for one of another kind, of other letters, or too big. */
export async function readCsvFile(file: File): Promise<string> {
  if (file.size > MOST_BYTES)
    throw new UnreadableFile('El archivo pasa de 24 MB: pártelo en varios con la misma cabecera.');
  if (file.size === 0)
    throw new UnreadableFile('El archivo está vacío: elige uno con su cabecera y sus filas.');
  const { text, problem } = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  if (text === null) throw new UnreadableFile(`${problem.wrong} ${problem.write}`);
  return text;
}
