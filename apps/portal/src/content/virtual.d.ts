/** Modules that `packages/content/src` makes from the files under `content/`. */
declare module 'virtual:content/airline' {
  const data: import('@va/schemas/content/airline.ts').Airline;
  export default data;
}
declare module 'virtual:content/sections' {
  const data: import('@va/schemas/content/sections.ts').Sections;
  export default data;
}
declare module 'virtual:content/base' {
  const data: import('@va/schemas/content/airports.ts').Airport;
  export default data;
}
declare module 'virtual:content/airports' {
  const data: readonly import('@va/schemas/content/airports.ts').Airport[];
  export default data;
}
declare module 'virtual:content/routes' {
  const data: readonly import('@va/schemas/content/routes.ts').Route[];
  export default data;
}
declare module 'virtual:content/aircraft' {
  const data: readonly import('@va/schemas/content/fleet.ts').Aircraft[];
  export default data;
}
declare module 'virtual:content/aircraft-types' {
  const data: readonly import('@va/schemas/content/fleet.ts').AircraftType[];
  export default data;
}
declare module 'virtual:content/type-summaries' {
  const data: readonly import('@va/schemas/content/fleet.ts').TypeSummary[];
  export default data;
}
declare module 'virtual:content/pilots' {
  const data: Readonly<Record<string, import('@va/schemas/content/pilots.ts').PilotInfo>>;
  export default data;
}
declare module 'virtual:content/notam-heads' {
  const data: readonly import('@va/schemas/content/notams.ts').NotamHead[];
  export default data;
}
declare module 'virtual:content/notams' {
  const data: readonly import('@va/schemas/content/notams.ts').Notam[];
  export default data;
}
declare module 'virtual:content/tours' {
  const data: readonly import('@va/schemas/content/tours.ts').Tour[];
  export default data;
}
declare module 'virtual:content/focus-airports' {
  const data: readonly import('@va/schemas/content/focus-airports.ts').FocusAirport[];
  export default data;
}
declare module 'virtual:content/liveries' {
  const data: readonly import('@va/schemas/content/liveries.ts').Livery[];
  export default data;
}
declare module 'virtual:content/team' {
  const data: import('@va/schemas/content/team.ts').Team;
  export default data;
}
declare module 'virtual:content/manuals' {
  const data: readonly import('@va/schemas/content/link-cards.ts').LinkCard[];
  export default data;
}
declare module 'virtual:content/regulations' {
  const data: readonly import('@va/schemas/content/link-cards.ts').LinkCard[];
  export default data;
}
declare module 'virtual:content/checklists' {
  const data: readonly import('@va/schemas/content/link-cards.ts').LinkCard[];
  export default data;
}
declare module 'virtual:content/briefings' {
  const data: readonly import('@va/schemas/content/link-cards.ts').LinkCard[];
  export default data;
}
declare module 'virtual:content/policies' {
  const data: readonly import('@va/schemas/content/policies.ts').Policy[];
  export default data;
}
declare module 'virtual:content/documents' {
  const data: readonly import('@va/schemas/content/documents.ts').DocumentEntry[];
  export default data;
}
declare module 'virtual:content/frames' {
  const data: readonly import('@va/schemas/content/frames.ts').Frame[];
  export default data;
}
declare module 'virtual:content/feeds' {
  const data: readonly import('@va/schemas/content/feeds.ts').Feed[];
  export default data;
}
/** Modules that `apps/portal/vite/map` makes from Natural Earth. */
declare module 'virtual:map/world' {
  const path: string;
  export default path;
}
declare module 'virtual:map/traffic' {
  const path: string;
  export default path;
}
declare module 'virtual:map/network' {
  const map: { box: import('@va/domain/drawings/projection.ts').MapBox; path: string };
  export default map;
}
