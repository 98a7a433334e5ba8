import { notCsv } from '@va/domain/csv/not-csv.ts';

/** Largest file that the server takes, bytes. */
const MOST_BYTES = 24_000_000;

/** A file that is not worth sending; the message is Spanish and says what to do. */
export class UnreadableFile extends Error {}

/** The text of a CSV file. Throws `UnreadableFile` for one of another kind, of other letters, or too big. */
export async function readCsvFile(file: File): Promise<string> {
  if (file.size > MOST_BYTES)
    throw new UnreadableFile('El archivo pasa de 24 MB: pártelo en varios con la misma cabecera.');
  if (file.size === 0)
    throw new UnreadableFile('El archivo está vacío: elige uno con su cabecera y sus filas.');
  const bytes = await file.arrayBuffer();
  const beginning = new TextDecoder('latin1').decode(bytes.slice(0, 1000));
  const wrong = notCsv(beginning);
  if (wrong) throw new UnreadableFile(`${wrong.wrong} ${wrong.write}`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile(
      'El archivo no está en UTF-8 y sus tildes se perderían. Guárdalo como «CSV UTF-8» y envíalo otra vez.',
    );
  }
}
