import {
  Bell,
  BookOpenText,
  CalendarDays,
  CircleUserRound,
  Download,
  FileClock,
  FileText,
  Globe,
  House,
  Lightbulb,
  Plane,
  Radar,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import type { PageGroup } from '@va/schemas/pages/page-row.ts';
import { portalPaths } from '#app/config/pages/addresses.built.ts';
import { platformSearch, portalSearch } from '#app/config/pages/search.built.ts';
import { paths as platform } from '#app/config/paths.ts';
import { isAvailable } from '#app/content/available.ts';
import { pageLabel } from '#app/content/page-label.ts';
import { ranks } from '#app/content/ranks.ts';
import { policies } from '#app/content/policies.ts';
import { searchWords } from '#app/content/search-words.ts';
import type { PaletteEntry, PaletteTarget } from '#app/features/palette/palette-entry.ts';
import { paths } from '#app/lib/paths.ts';
import { navigation } from './navigation.ts';

/** Other words that pilots have for a page. */
const wordsOf = new Map(searchWords.map(({ page, words }) => [page, words]));
const ofRanks = ranks.map(({ rango }) => rango).join(' ');

const groupIcons: Readonly<Record<PageGroup, LucideIcon>> = {
  Operaciones: Plane,
  Eventos: CalendarDays,
  Documentación: BookOpenText,
  'Puntos y Rangos': BookOpenText,
  Comunidad: Users,
  Recursos: Download,
  Portal: Globe,
  Compañía: Bell,
  Piloto: CircleUserRound,
};

/** Icons that pages have in place of their group's. */
const icons = { House, Lightbulb, FileClock, FileText, Radar, Bell, CalendarDays };

const ofPortal = portalSearch
  .filter(({ page }) => isAvailable(portalPaths[page]))
  .map(({ page, words, ...row }) => {
    const to = portalPaths[page];
    const others = [words, wordsOf.get(to), page === 'ranks' ? ofRanks : undefined];
    return pageEntry({ ...row, label: pageLabel(page, row.label), to, words: others });
  });

const ofPolicies = policies.map(({ slug, title }) =>
  pageEntry({ label: title, group: 'Documentación', detail: 'Políticas', to: paths.policy(slug) }),
);

const outside = [...navigation.outside, navigation.logout].map(({ label, href, icon }) =>
  entry(label, 'Sitio externo', icon, '', { href }),
);

const ofPlatform = OWN_PLATFORM
  ? platformSearch.map(({ page, words, ...row }) =>
      pageEntry({ ...row, to: platform[page] as string, words: [words] }),
    )
  : [];

/**
 * Every page of the airline in the order of the search results: pages of the specification before those that the
 * platform adds.
 */
export const palettePages: PaletteEntry[] = [...ofPortal, ...ofPolicies, ...outside, ...ofPlatform];

interface FoundPage {
  label: string;
  group: PageGroup;
  /** Text beside the entry, if it is not the group. */
  detail?: string;
  icon?: keyof typeof icons;
  words?: readonly (string | undefined)[];
  lastResort?: boolean;
  to: string;
}

function pageEntry({
  label,
  group,
  detail = group,
  icon,
  words = [],
  lastResort,
  to,
}: FoundPage): PaletteEntry {
  const found = entry(label, detail, icon ? icons[icon] : groupIcons[group], words.join(' '), { to });
  return lastResort ? { ...found, lastResort } : found;
}

function entry(
  label: string,
  detail: string,
  icon: LucideIcon,
  words: string,
  target: PaletteTarget,
): PaletteEntry {
  const address = 'to' in target ? target.to : label.replaceAll(' ', '-');
  const texts = [label, detail, words];
  return {
    id: `page-${address}`,
    group: 'Páginas',
    label,
    detail,
    icon,
    texts,
    target,
    suggested: true,
  };
}
