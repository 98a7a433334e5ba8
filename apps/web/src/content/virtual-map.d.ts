/** Modules that `packages/content/src/map` makes from Natural Earth. */
declare module 'virtual:map/tours' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
declare module 'virtual:map/tiles' {
  const data: { folder: string; kinds: string };
  export default data;
}
declare module 'virtual:map/runways' {
  const data: readonly import('@va/domain/maps/map-scene.ts').MapRunway[];
  export default data;
}
declare module 'virtual:map/airports' {
  interface AirportLand {
    box: import('@va/domain/drawings/map-box.ts').MapBox;
    path: string;
  }
  const loaders: Readonly<Record<string, () => Promise<{ default: AirportLand }>>>;
  export default loaders;
}

/** Land and airports under the live map; `@va/content/map/plugin.ts` makes it. */
declare module 'virtual:map/world' {
  const data: { land: string; places: { icao: string; lat: number; lon: number; name: string }[] };
  export default data;
}

declare module 'virtual:map/cells' {
  const loaders: Readonly<Record<string, (() => Promise<{ default: string }>) | null>>;
  export default loaders;
}
