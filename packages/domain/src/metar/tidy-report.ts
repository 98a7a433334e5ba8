/** Beginning of a report: its word, station and time. */
const HEAD =
  /(?:^|[ =])(?=(?:(?:METAR|SPECI|TAF) )?(?:(?:COR|AMD) )?[A-Z][A-Z0-9]{3} \d{6}Z |(?:METAR|SPECI|TAF) (?:(?:COR|AMD) )?[A-Z]{4} )/g;

/**
 * The first observation of a text, or the first forecast: on one line, without control characters and without the final
 * `=`. The rest of the text is another report.
 */
export function tidyReport(raw: string, kind: 'observation' | 'forecast'): string {
  const line = raw.replaceAll(/[\s\p{Cc}]+/gu, ' ');
  const heads = [...line.matchAll(HEAD)].map(({ index }) => index);
  const reports: string[] = [];
  let start = 0;
  for (const end of [...heads, line.length]) {
    const text = line.slice(start, end);
    // A word or a station before the head of a report belongs to that report.
    if (!/\d{6}Z/.test(text) && end < line.length) continue;
    reports.push(text.replaceAll(/ *=+ */g, ' ').trim());
    start = end;
  }
  const isWanted = (text: string) => text.startsWith('TAF ') === (kind === 'forecast');
  const all = reports.filter((text) => text !== '');
  return all.find(isWanted) ?? all[0] ?? '';
}
