/** Modules that `build/content` makes from the files under `content/`. */
declare module 'virtual:content/airline' {
  const data: import('./schemas/airline.ts').Airline;
  export default data;
}
declare module 'virtual:content/sections' {
  const data: import('./schemas/sections.ts').Sections;
  export default data;
}
declare module 'virtual:content/base' {
  const data: import('./schemas/airports.ts').Airport;
  export default data;
}
declare module 'virtual:content/airports' {
  const data: readonly import('./schemas/airports.ts').Airport[];
  export default data;
}
declare module 'virtual:content/routes' {
  const data: readonly import('./schemas/routes.ts').Route[];
  export default data;
}
declare module 'virtual:content/aircraft' {
  const data: readonly import('./schemas/fleet.ts').Aircraft[];
  export default data;
}
declare module 'virtual:content/aircraft-types' {
  const data: readonly import('./schemas/fleet.ts').AircraftType[];
  export default data;
}
declare module 'virtual:content/type-summaries' {
  const data: readonly import('./schemas/fleet.ts').TypeSummary[];
  export default data;
}
declare module 'virtual:content/pilots' {
  const data: Readonly<Record<string, import('./schemas/pilots.ts').PilotInfo>>;
  export default data;
}
declare module 'virtual:content/notam-heads' {
  const data: readonly import('./schemas/notams.ts').NotamHead[];
  export default data;
}
declare module 'virtual:content/notams' {
  const data: readonly import('./schemas/notams.ts').Notam[];
  export default data;
}
declare module 'virtual:content/tours' {
  const data: readonly import('./schemas/tours.ts').Tour[];
  export default data;
}
declare module 'virtual:content/focus-airports' {
  const data: readonly import('./schemas/focus-airports.ts').FocusAirport[];
  export default data;
}
declare module 'virtual:content/liveries' {
  const data: readonly import('./schemas/liveries.ts').Livery[];
  export default data;
}
declare module 'virtual:content/team' {
  const data: import('./schemas/team.ts').Team;
  export default data;
}
declare module 'virtual:content/manuals' {
  const data: readonly import('./schemas/link-cards.ts').LinkCard[];
  export default data;
}
declare module 'virtual:content/regulations' {
  const data: readonly import('./schemas/link-cards.ts').LinkCard[];
  export default data;
}
declare module 'virtual:content/checklists' {
  const data: readonly import('./schemas/link-cards.ts').LinkCard[];
  export default data;
}
declare module 'virtual:content/briefings' {
  const data: readonly import('./schemas/link-cards.ts').LinkCard[];
  export default data;
}
declare module 'virtual:content/policies' {
  const data: readonly import('./schemas/policies.ts').Policy[];
  export default data;
}
declare module 'virtual:content/documents' {
  const data: readonly import('./schemas/documents.ts').DocumentEntry[];
  export default data;
}
declare module 'virtual:content/frames' {
  const data: readonly import('./schemas/frames.ts').Frame[];
  export default data;
}
declare module 'virtual:content/feeds' {
  const data: readonly import('./schemas/feeds.ts').Feed[];
  export default data;
}
/** Modules that `build/map` makes from Natural Earth. */
declare module 'virtual:map/world' {
  const path: string;
  export default path;
}
declare module 'virtual:map/traffic' {
  const path: string;
  export default path;
}
declare module 'virtual:map/network' {
  const map: { box: import('#app/lib/drawings/projection.ts').MapBox; path: string };
  export default map;
}
