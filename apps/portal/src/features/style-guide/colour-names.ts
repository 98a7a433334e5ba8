/** Names of the colours: ground and text, brand, maps, sidebar, and those that mean something in aviation. */
export const themeSwatches: readonly string[] = [
  'background surface surface-2 line control ink ink-2 link sky sky-soft focus',
  'amber amber-strong on-amber gold tile on-tile',
  'map-sea map-land map-dot map-route',
  'sidebar sidebar-active sidebar-line on-sidebar on-sidebar-2',
  'alta alta-soft media media-soft baja baja-soft ok ok-soft info info-soft lifr lifr-soft destructive on-destructive',
].flatMap((names) => names.split(' '));
