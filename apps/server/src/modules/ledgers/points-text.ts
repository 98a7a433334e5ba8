import type { FlightPoints } from '@va/domain/points/flight-points.ts';
import { isMap, isSeq, parseDocument } from 'yaml';
import { LAYOUT } from '../desk-entries/yaml-edits.ts';

/** `puntos.yaml` with what flights give as staff have left it, notes and order kept; what says the same stays as it stands. */
export function pointsText(text: string, written: FlightPoints | null): string {
  if (written === null) return text;
  const file = parseDocument(text);
  let isChanged = false;
  const write = (path: readonly (string | number)[], points: number, usual?: number) => {
    if ((file.getIn(path) ?? usual) === points) return;
    file.setIn(path, points);
    isChanged = true;
  };
  const base = file.get('base');
  if (isSeq(base) && base.items.length === written.base.length)
    for (const [at, points] of written.base.entries())
      if (isMap(base.items[at])) write(['base', at, 'points'], points);
  const { score80, score90, stage, tour, event, dayFlight } = written;
  for (const [part, points] of Object.entries({ score80, score90, stage, tour, event }))
    write([part], points);
  write(['dayFlight'], dayFlight, 0);
  write(['online', 'points'], written.online);
  write(['focus', 'points'], written.focus);
  return isChanged ? file.toString(LAYOUT) : text;
}
