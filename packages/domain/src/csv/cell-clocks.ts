/** Times of day as programs and spreadsheets write them: `810`, `08:10:00`, `8:10 p. m.`, `0810Z`, `0810 CST`, `08:10+02:00`. */

/** A time of day as written in a cell. */
export interface CellClock {
  /** Minutes after midnight, 0 to 1439, by the clock of `zone`. */
  minute: number;
  /**
   * Zone of the cell if it is not UTC: its letters in capitals, such as `CST`, or its minutes ahead of UTC; null if the
   * cell names none.
   */
  zone: string | number | null;
  /** Whether the cell says UTC. */
  isUtc: boolean;
  /** Days to add to the date, as in `0035+1`; null if the cell gives none. */
  later: number | null;
}

const CLOCK = /^(\d{1,2})(?:([:h.])(\d{2}))?(?:\2(\d{2})(?:[.,]\d+)?)?(am|pm)?$/;
/** Spreadsheets put the day that they count from before a time alone. */
const DAY_ZERO =
  /^(?:1899-12-30|1899-12-31|1900-01-0[01]|(?:30|31)[/.-]12[/.-]1899|12[/.-](?:30|31)[/.-]1899)[T ]+/;
const ZONE =
  /^(.*?\d ?(?:am|pm)?) ?(?:(utc|gmt|z|zulu)|((?:utc|gmt)?[+-]\d{2}:?\d{2}|(?:utc|gmt)[+-]\d{1,2})|((?![ap]m$)[a-z]{1,5}))$/;
const LATER = /^(.*\d[^+]*?) ?\(?\+([12])\)?$/;
const FRACTION = /^0?[.,]\d{3,}$/;

/** The time in a cell; undefined where it is none, or has seconds. */
export function cellClock(written: string): CellClock | undefined {
  const plain = written
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/\b([ap])\.? ?m\b\.?/, '$1m')
    .replace(DAY_ZERO, '')
    .trim();
  const [, said = plain, days] = LATER.exec(plain) ?? [];
  const later = days === undefined ? null : Number(days);
  const [, clock = said, utc, offset, letters] = ZONE.exec(said) ?? [];
  const zone = offset === undefined ? (letters?.toUpperCase() ?? null) : offsetOf(offset);
  const minute = minuteOf(clock.replaceAll(' ', ''));
  return minute === undefined ? undefined : { minute, zone, isUtc: utc !== undefined, later };
}

function minuteOf(text: string): number | undefined {
  if (FRACTION.test(text)) return ofFraction(Number(text.replace(',', '.')));
  // Spreadsheets drop the zeros in front: 630 and 5 are 06:30 and 00:05.
  const bare = /^(\d{1,4})(am|pm)?$/.exec(text);
  const hourOnly = bare?.[2] !== undefined && (bare[1] ?? '').length <= 2;
  const four = bare?.[1]?.padStart(4, '0') ?? '';
  const spaced = bare
    ? hourOnly
      ? `${bare[1]}:00${bare[2]}`
      : `${four.slice(0, 2)}:${four.slice(2)}${bare[2] ?? ''}`
    : text;
  const [, hours, sign, minutes, seconds = '00', half] = CLOCK.exec(spaced) ?? [];
  if (minutes === undefined || seconds !== '00' || Number(minutes) > 59) return undefined;
  // `0.30` could be a half past midnight or a fraction of a day, so it is no clock time; `8.30` can only be hours and
  // minutes.
  if (sign === '.' && Number(hours) === 0) return undefined;
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half);
  return hour >= 0 && hour < 24 ? hour * 60 + Number(minutes) : undefined;
}

/** The hour of a clock of twelve hours; -1 where it has no such hour. */
function hourOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return -1;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** A fraction of a day, as spreadsheets store a time: 0,340277 is 08:10. Only whole minutes are accepted. */
function ofFraction(part: number): number | undefined {
  const minutes = Math.round(part * 1440);
  return part < 1 && minutes < 1440 && Math.abs(part * 1440 - minutes) < 0.1 ? minutes : undefined;
}

/** Minutes ahead of UTC of `+02:00`, `-0500` or `utc+2`. */
function offsetOf(text: string): number {
  const [, sign, hours, minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) + 0;
}

/** Whole minutes of a duration: `207`, `3:27`, `03:27:00`, `3h27`; undefined for any other text. */
export function cellSpan(text: string): number | undefined {
  if (/^\d+(?:[.,]0+)?$/.test(text)) return Number(text.replace(/[.,]0+$/, ''));
  const [, hours, minutes] = /^(\d{1,4}) ?[:h] ?([0-5]\d)(?::00|m| ?min)?$/i.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
