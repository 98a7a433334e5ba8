import type { LucideIcon } from 'lucide-react';
import type { Searchable } from '#app/lib/palette-search.ts';

/** Target of an entry: a page of the portal, an address for a new tab, or an action. */
export type PaletteTarget = { to: string } | { href: string } | { run: () => void };

/** Something that the palette finds, of any kind; `app/palette-entries.ts` makes them from content. */
export interface PaletteEntry extends Searchable {
  /** Unique among all entries. */
  id: string;
  /** Heading of its group, in Spanish. */
  group: string;
  label: string;
  /** Short text beside the label. */
  detail?: string;
  icon: LucideIcon;
  target: PaletteTarget;
  /** Shown before anything is typed. */
  suggested?: boolean;
  /** Offered where nothing is found. */
  lastResort?: boolean;
}
