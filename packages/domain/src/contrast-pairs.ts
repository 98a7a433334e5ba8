/** Which colours appear on which, and the least contrast between them (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const GRAPHIC = 3;

/** Foreground, background, least ratio. */
export type ContrastPair = readonly [foreground: string, background: string, least: number];

/** Every pair in use. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...['background', 'surface', 'surface-2', 'sky-soft'].flatMap((ground): ContrastPair[] => [
    ['ink', ground, TEXT],
    ['ink-2', ground, TEXT],
    ['link', ground, TEXT],
    ['control', ground, GRAPHIC],
    ['focus', ground, GRAPHIC],
  ]),
  ['on-amber', 'amber', TEXT],
  ['on-amber', 'amber-strong', TEXT],
  ['on-tile', 'tile', TEXT],
  ['on-sidebar', 'tile', TEXT],
  ['on-sidebar', 'sidebar', TEXT],
  ['on-sidebar-2', 'sidebar', TEXT],
  ['on-sidebar', 'sidebar-active', TEXT],
  ['on-sidebar-2', 'sidebar-active', TEXT],
  ['gold', 'sidebar', GRAPHIC],
  ['gold', 'tile', GRAPHIC],
  ['on-destructive', 'destructive', TEXT],
  ...['map-sea', 'map-land'].flatMap((ground): ContrastPair[] => [
    ['map-dot', ground, TEXT],
    ['map-route', ground, GRAPHIC],
    // The pilot's own flight, and one whose signal is lost. Names on the map have an outline of sea around their
    // letters.
    ['link', ground, ground === 'map-sea' ? TEXT : GRAPHIC],
    ['media', ground, ground === 'map-sea' ? TEXT : GRAPHIC],
  ]),
  ...['alta', 'media', 'baja', 'ok', 'info', 'lifr'].flatMap((tone): ContrastPair[] => [
    [tone, `${tone}-soft`, TEXT],
    [tone, 'surface', TEXT],
    [tone, 'background', TEXT],
    ['ink', `${tone}-soft`, TEXT],
  ]),
];
