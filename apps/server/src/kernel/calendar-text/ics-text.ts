/** Calendars as text (RFC 5545), as far as bookings need them. */

/** One entry. */
export interface CalendarEntry {
  /** Identifies the entry; the same at each reading. */
  uid: string;
  /** Grows with every change that programs must notice. */
  sequence: number;
  start: Date;
  /** End of the entry, exclusive; for whole days the start of the day after the last. */
  end: Date;
  /** Whether it lasts whole days, the same in every time zone; start and end are then midnights in UTC. */
  wholeDays?: boolean;
  summary: string;
  location: string;
  description: string;
  url: string;
  cancelled: boolean;
  /** Time of its last change; the same at each reading until the next change. */
  changedAt: Date;
}

/** A calendar with its name and entries. */
export function icsText(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plataforma de operaciones//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

function entryLines(entry: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${instant(entry.changedAt)}`,
    `LAST-MODIFIED:${instant(entry.changedAt)}`,
    `SEQUENCE:${entry.sequence}`,
    ...(entry.wholeDays
      ? [`DTSTART;VALUE=DATE:${day(entry.start)}`, `DTEND;VALUE=DATE:${day(entry.end)}`, 'TRANSP:TRANSPARENT']
      : [`DTSTART:${instant(entry.start)}`, `DTEND:${instant(entry.end)}`]),
    `SUMMARY:${escaped(entry.summary)}`,
    `LOCATION:${escaped(entry.location)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `URL:${entry.url}`,
    `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** `20261122`. */
function day(date: Date): string {
  return instant(date).slice(0, 8);
}

/** `20261122T140500Z`. */
function instant(date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Escapes a text by RFC 5545 §3.3.11: line breaks become `\n`, and all control characters except the tab go. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/[^\P{Cc}\t]/gu, '');
}

/** Folds a line to at most 75 octets, with a space before each continuation, and never within a character. */
function folded(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 75) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part];
}
