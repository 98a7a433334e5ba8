import type { CsvProblem } from './csv-record.ts';

/** What a file is by its first letters when it is no text of a table: a spreadsheet, an archive, a picture or a page. */
export function notCsv(text: string): CsvProblem | null {
  const about = (wrong: string, write: string) => ({ line: 1, column: '', value: '', wrong, write });
  if (text.startsWith('PK\u0003'))
    return about(
      'Es un archivo ZIP o una hoja de cálculo, no un CSV.',
      'Ábrelo y guárdalo como «CSV UTF-8»; si es un ZIP, descomprímelo antes.',
    );
  if (/^(?:%PDF|.PNG|GIF8|\{|\[|<)/.test(text) || text.slice(0, 1000).includes('\0'))
    return about('No es un archivo CSV.', 'Envía el CSV que exporta el otro sistema.');
  return null;
}
