/** Modules that `packages/content/src/map` makes from Natural Earth. */
declare module 'virtual:map/tours' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
declare module 'virtual:map/traffic' {
  const path: string;
  export default path;
}
declare module 'virtual:map/airports' {
  interface AirportLand {
    box: import('@va/domain/drawings/map-box.ts').MapBox;
    path: string;
  }
  const loaders: Readonly<Record<string, () => Promise<{ default: AirportLand }>>>;
  export default loaders;
}
