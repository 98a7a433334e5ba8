/** The rows of the tables of pages: all facts of a page except its content. */
import type { Capability } from '@va/domain/rights/capabilities.ts';
import type { SectionName } from '../content/sections.ts';

/**
 * Group of a page: a group of the sidebar («Eventos» lies within «Operaciones»), or a word that only the search shows.
 */
export type PageGroup =
  | 'Operaciones'
  | 'Eventos'
  | 'Documentación'
  | 'Comunidad'
  | 'Recursos'
  | 'Puntos y Rangos'
  | 'Portal'
  | 'Compañía'
  | 'Piloto';

/** Facts for menu and search. A page without a group is in neither; its title is the thing that it shows. */
interface FoundPage {
  group?: PageGroup;
  /** Whether the sidebar has an entry for it, in the order of the table within its group. */
  menu?: true;
  /** Other words by which the search finds it, beside those of the airline's `search-words.yaml`. */
  words?: string;
  /** Its icon in the search, where it is not that of its group. */
  icon?: 'House' | 'Lightbulb' | 'FileClock' | 'FileText' | 'Radar' | 'Bell' | 'CalendarDays';
  /** Whether the search keeps it for when nothing fits better. */
  lastResort?: true;
}

/** A page of the portal. Its file is `apps/web/src/routes/<name in the table, by hyphens>.tsx`. */
export interface PortalPage extends FoundPage {
  /** Its address; what begins with a colon stands for a value, and what follows «#» is a section of another page. */
  path: `/${string}`;
  /** What menu and search call it; needed where it has a group. */
  name?: string;
  /** Its heading, if different from its name; tests open the page and look for it. */
  title?: string;
  /** For a page of one thing: the name for all such pages in lists of pages. */
  each?: string;
  /** Whether the home page leads to it, in the order of the table: it stands in no menu. */
  quickLink?: true;
  /** What the airline must have; otherwise the page is in no menu, search or route. */
  needs?: SectionName | 'trafficFeeds' | 'flightIdeas' | 'planFeed';
}

/**
 * Who may see a page of the platform: anyone; signed-in members (with `former` also pilots who left); pilots who may
 * book and record flights, which suspended ones may not; or staff with one of some capabilities.
 */
export type PageAudience =
  | 'anyone'
  | 'members'
  | 'former'
  | 'flyers'
  | readonly [Capability, ...Capability[]];

/** A page of the platform. Its file is `apps/web/src/routes/platform/<name in the table, by hyphens>.tsx`. */
export interface PlatformPage extends FoundPage {
  /** Its address after `/plataforma/`; what begins with a colon stands for a value. */
  path: string;
  /** Its title until its data are loaded, and above the sign-in form shown in its place. */
  title: string;
  /** What menu and search call it, where that is not its title. */
  name?: string;
  who: PageAudience;
  /** Its file, where it shares that of another page. */
  file?: string;
  /** Whether it is also shown as a part of a page of the portal. */
  part?: true;
  /** Whether it can be read or written without a network, once one has opened it. */
  offline?: true;
  /**
   * What staff do there, in a few words, on the first page of the desk. Of a page that others see too: also which staff, and
   * before which page of the desk it is listed.
   */
  desk?: string | { note: string; who: readonly [Capability, ...Capability[]]; before: string };
}
