/** The module of the content that the platform takes; `@va/content/plugin.ts` makes it. */
declare module 'virtual:content/airline' {
  const data: import('@va/schemas/content/airline.ts').Airline;
  export default data;
}

/** Aircraft with their measures, for their drawings. */
declare module 'virtual:content/aircraft' {
  const data: readonly import('@va/schemas/content/fleet.ts').Aircraft[];
  export default data;
}

/** Ranks with their stripes, for the pages that show them. */
declare module 'virtual:content/ranks' {
  const data: readonly import('@va/schemas/content/pilots.ts').Rank[];
  export default data;
}

/** Land and airports under the live map; `@va/content/map/plugin.ts` makes it. */
declare module 'virtual:map/world' {
  const data: { land: string; places: { icao: string; lat: number; lon: number; name: string }[] };
  export default data;
}
