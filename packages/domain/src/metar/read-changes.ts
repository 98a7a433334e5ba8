/** Splits a trend or a forecast into its changes, each with its head and its groups. Pure. */
import { changeKind, isChangeTime, probabilityOf } from './change-words.ts';
import type { ChangeHead, DayTime } from './report.ts';

/** A change with its groups. */
export interface Change {
  head: ChangeHead;
  groups: readonly string[];
}

/**
 * Splits the expected groups into changes; the groups before the first change belong to none.
 * @param today day of the month of the report, for a trend of two hours: a span with other days means hours and minutes
 */
export function splitChanges(groups: readonly string[], today?: number): Change[] {
  const changes: { head: ChangeHead; groups: string[] }[] = [];
  for (let at = 0; at < groups.length;) {
    const last = changes.at(-1);
    const isNew = beginsChange(groups[at] ?? '') || last === undefined;
    if (isNew) {
      const { head, taken } = readHead(groups, at, today);
      changes.push({ head, groups: [] });
      at += taken;
      if (taken > 0) continue;
    }
    changes.at(-1)?.groups.push(groups[at] ?? '');
    at += 1;
  }
  return changes;
}

function beginsChange(group: string): boolean {
  return changeKind(group) !== undefined || isChangeTime(group);
}

/** Reads words and times at the head of a change: `PROB30 TEMPO 2106/2110`, `TEMPO FM 1300 TL1400`, `FM221500`. */
function readHead(
  groups: readonly string[],
  start: number,
  today: number | undefined,
): { head: ChangeHead; taken: number } {
  const head: ChangeHead = { kind: 'FCST' };
  let at = start;
  for (; at < groups.length; at += 1) {
    const group = groups[at] ?? '';
    const kind = changeKind(group);
    if (kind === 'FM' || isChangeTime(group) || isLooseTime(groups, at) || isLooseTime(groups, at + 1)) {
      takeTimes(group, groups[at - 1] ?? '', head, today);
      // «FM» alone is a kind of change; after TEMPO or BECMG it gives the time.
      if (kind === 'FM' && head.kind === 'FCST') head.kind = 'FM';
    } else if ((kind === 'PROB' && takesChance(head)) || isLooseChance(groups, at)) {
      head.probability = probabilityOf(group) || Number(/\d{2}$/.exec(group)?.[0] ?? 0) || head.probability;
      if (head.kind === 'FCST') head.kind = 'PROB';
    } else if (kind !== undefined && takesKind(head, kind)) {
      if (kind !== 'FCST') head.kind = kind;
      takeTimes(/(?:FM|TL|AT)\d{2,6}Z?$/.exec(group)?.[0] ?? '', '', head);
    } else break;
  }
  return { head, taken: at - start };
}

/** A word after a span begins another change, since the span is that of the whole forecast. */
function takesKind(head: ChangeHead, kind: ChangeHead['kind']): boolean {
  return head.kind === kind || head.kind === 'PROB' || (head.kind === 'FCST' && head.from === undefined);
}

const takesChance = (head: ChangeHead): boolean =>
  head.probability === undefined && (head.kind !== 'FCST' || head.from === undefined);

/** `FM 1300`: the figure is a group of its own. */
function isLooseTime(groups: readonly string[], at: number): boolean {
  return /^(?:FM|TL|AT)$/.test(groups[at - 1] ?? '') && /^\d{4}(?:\d{2})?Z?$/.test(groups[at] ?? '');
}

/** `PROB 30`. */
function isLooseChance(groups: readonly string[], at: number): boolean {
  return probabilityOf(groups[at - 1] ?? '') === 0 && /^\d{2}$/.test(groups[at] ?? '');
}

function takeTimes(group: string, before: string, head: ChangeHead, today?: number): void {
  const [, word = /^(?:FM|TL|AT)$/.exec(before)?.[0], figures] = /^(FM|TL|AT)?(\d{2,6})Z?$/.exec(group) ?? [];
  const [, from, until] = /^(\d{4})\/(\d{4})?$/.exec(group) ?? [];
  if (from !== undefined) {
    const read = isSpanOfHours(from, until, today) ? dayTime : dayHour;
    head.from ??= read(from);
    if (until !== undefined) head.until ??= read(until);
  } else if (figures !== undefined) {
    const time = dayTime(figures);
    if (word === 'TL') head.until ??= time;
    else if (word === 'AT') head.at ??= time;
    else head.from ??= time;
  }
}

/**
 * Whether `2030/2300` means hours and minutes, as in Australia, instead of days and hours: such a day or hour does not
 * exist, or the trend would begin on another day than its report's or the next, or last more than one.
 */
function isSpanOfHours(from: string, until: string | undefined, today: number | undefined): boolean {
  const [start, end] = [dayHour(from), dayHour(until ?? from)];
  if (start?.day === undefined || end?.day === undefined) return true;
  if (today === undefined) return false;
  const follows = (day: number, other: number) =>
    day === other || day === other + 1 || (day === 1 && other >= 28);
  return !follows(start.day, today) || !follows(end.day, start.day);
}

/** `2106`: day and hour. */
export function dayHour(figures: string): DayTime | undefined {
  return dayTime(`${figures}00`);
}

/** `211530`, `1530` or `15`: day where there is one, hour, minute; undefined for a time that no day has. */
function dayTime(figures: string): DayTime | undefined {
  const hasDay = figures.length === 6;
  const [hour, minute] = [
    Number(figures.slice(hasDay ? 2 : 0, hasDay ? 4 : 2)),
    Number(figures.slice(hasDay ? 4 : 2)),
  ];
  const day = hasDay ? Number(figures.slice(0, 2)) : undefined;
  const isReal =
    hour <= 24 &&
    minute <= 59 &&
    (hour < 24 || minute === 0) &&
    (day === undefined || (day >= 1 && day <= 31));
  return isReal ? { day, hour, minute } : undefined;
}
