import type { DeskEvent, DeskPoint } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { type Body, InvalidBody, placeIn, text } from '../shared/fields.ts';
import { type LogLine, eventOf } from '../shared/log-lines.ts';
import { clockTime } from './client-clock.ts';

/** Log lines as events, identified by their own id, or else by text and time. */
export function readLines(lines: readonly Body[], name: 'log' | 'event', now: Date): DeskEvent[] {
  return lines.map((line, i) => {
    const said = text(line, name, 1000);
    if (said === null) throw new InvalidBody({ [`${name}s.${i}`]: 'empty' });
    return lineOf(name, {
      id: text(line, 'id', 90),
      at: clockTime(line, now) ?? now.getTime(),
      text: said,
      place: placeIn(line),
    });
  });
}

/** The log lines within positions, each with its point's time and place. */
export function linesOfPositions(positions: readonly Body[], points: readonly DeskPoint[]): DeskEvent[] {
  return points.flatMap(({ id = null, at, lat, lon }, i) => {
    const said = text(positions[i] ?? {}, 'log', 1000);
    return said === null ? [] : [lineOf('position', { id, at, text: said, place: { lat, lon } })];
  });
}

function lineOf(source: string, { id, ...line }: Omit<LogLine, 'id'> & { id: string | null }): DeskEvent {
  const name = id ?? `${new Date(line.at).toISOString()} ${line.text}`.slice(0, 90);
  return eventOf({ ...line, id: `${source} ${name}` });
}
