/** Modules that `packages/content/src/map` makes from Natural Earth. */
declare module 'virtual:map/tours' {
  const loaders: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default loaders;
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

declare module 'virtual:map/world' {
  const land: string;
  export default land;
}
declare module 'virtual:map/places' {
  const places: readonly { icao: string; lat: number; lon: number; name: string }[];
  export default places;
}

declare module 'virtual:map/cells' {
  const loaders: Readonly<Record<string, (() => Promise<{ default: string }>) | null>>;
  export default loaders;
}
