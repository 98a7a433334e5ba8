import type { DeskEvent } from '#server/modules/recorder-desk/flight-desk-types.ts';
import type { Body } from '../shared/fields.ts';
import { InvalidBody, text, time } from '../shared/fields.ts';
import { eventOf } from '../shared/log-lines.ts';

/** Lines of the log as our events; each by its own id, or by what it says and when. */
export function readLines(lines: readonly Body[], name: 'log' | 'event', now: Date): DeskEvent[] {
  return lines.map((line, i) => {
    const said = text(line, name, 1000);
    if (said === null) throw new InvalidBody({ [`${name}s.${i}`]: 'empty' });
    const at = time(line, 'created_at') ?? now.getTime();
    const id = text(line, 'id', 90) ?? `${new Date(at).toISOString()} ${said}`.slice(0, 90);
    return eventOf({ id: `${name} ${id}`, at, text: said });
  });
}
