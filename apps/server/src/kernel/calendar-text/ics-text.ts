/** Calendars as text (RFC 5545), as far as bookings need them. */

/** One entry. */
export interface CalendarEntry {
  /** Stable for as long as the entry is the same thing. */
  uid: string;
  /** Grows with every change that programs must notice. */
  sequence: number;
  start: Date;
  /** The moment at which it is over; of whole days the start of the day after the last. */
  end: Date;
  /** It lasts whole days, which are the same ones wherever one is; start and end are their midnights in UTC. */
  wholeDays?: boolean;
  summary: string;
  location: string;
  description: string;
  url: string;
  cancelled: boolean;
  /** When it last changed: the same at each reading until it changes again. */
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

/** What RFC 5545 §3.3.11 lets stand in a text: no other control sign than the tab, and breaks as `\n`. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/[^\P{Cc}\t]/gu, '');
}

/** A line has 75 octets at most; what goes on begins with a space. No letter is cut in two. */
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
