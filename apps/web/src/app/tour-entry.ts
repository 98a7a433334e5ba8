import { Route } from 'lucide-react';
import type { PaletteEntry } from '#app/features/palette/palette-entry.ts';

interface FoundTour {
  name: string;
  /** Names of its types for people. */
  types: string;
  /** The address of its page. */
  to: string;
}

/** A tour as the search finds it. */
export const tourEntry = (id: string, { name, types, to }: FoundTour): PaletteEntry => ({
  id,
  group: 'Tours',
  label: name,
  detail: types,
  icon: Route,
  texts: [name, types, 'tour'],
  target: { to },
});
