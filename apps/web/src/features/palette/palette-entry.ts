import type { LucideIcon } from 'lucide-react';
import type { Searchable } from '#app/lib/palette-search.ts';

/** Where an entry leads: a page of the portal, an address in a new tab, or something to do at once. */
export type PaletteTarget = { to: string } | { href: string } | { run: () => void };

/** Something that the palette finds, of any kind; `app/palette-entries.ts` makes them from content. */
export interface PaletteEntry extends Searchable {
  /** Unique among all entries. */
  id: string;
  /** Heading of the group it stands in, in Spanish. */
  group: string;
  label: string;
  /** Short line beside the label. */
  detail?: string;
  icon: LucideIcon;
  target: PaletteTarget;
  /** Shown before anything is typed. */
  suggested?: boolean;
  /** Offered where nothing is found. */
  lastResort?: boolean;
}
