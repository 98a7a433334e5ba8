import data from 'virtual:content/liveries';
import type { Livery } from '@va/schemas/content/liveries.ts';

/** Livery downloads by aircraft family. */
export const liveries = data;

/** The liveries that name this registration; where none does, those of its family. */
export function liveriesOf(registration: string, family: string): Livery['items'] {
  const own = liveries.flatMap(({ items }) => items.filter(({ title }) => title.includes(registration)));
  return own.length > 0 ? own : (liveries.find(({ category }) => category === family)?.items ?? []);
}
