import { nameCode } from '@va/domain/name-code.ts';
import type { WrittenRank } from '@va/domain/ranks/written-ranks.ts';
import { parseDocument } from 'yaml';
import { entriesOf, LAYOUT } from '../desk-entries/yaml-edits.ts';

/** `pilots.yaml` with the figures of ranks as staff have left them, notes and order kept; what says the same stays as it stands. */
export function ranksText(text: string, written: readonly WrittenRank[]): string {
  const file = parseDocument(text);
  let isChanged = false;
  for (const entry of entriesOf(file, 'ranks')) {
    const figures = written.find(({ code }) => code === nameCode(String(entry.get('rango'))));
    if (!figures) continue;
    for (const part of ['points', 'hours'] as const) {
      if ((entry.get(part) ?? 0) === figures[part]) continue;
      entry.set(part, figures[part]);
      isChanged = true;
    }
  }
  return isChanged ? file.toString(LAYOUT) : text;
}
