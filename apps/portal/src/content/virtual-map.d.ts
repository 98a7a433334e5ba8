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
