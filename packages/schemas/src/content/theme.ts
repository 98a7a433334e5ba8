/** `content/theme.yaml`: the colours of the brand, which the build turns into the custom properties `--color-…`. */
import { z } from 'zod';

/** An opaque colour as CSS writes it: lightness in per cent, chroma 0 to 0.4, hue in degrees. */
const colour = z
  .string()
  .regex(
    /^oklch\((?:100|\d{1,2})(?:\.\d+)?% (?:0|0?\.\d+) (?:\d{1,2}|[12]\d{2}|3[0-5]\d|360)(?:\.\d+)?\)$/,
    'no es un color: escribe oklch(claridad% intensidad tono), por ejemplo oklch(50% 0.1 250)',
  );

/** One value for the light theme and one for the dark. */
const pair = z.strictObject({ day: colour, night: colour });
export type ColourPair = z.infer<typeof pair>;

export const themeSchema = z.strictObject({
  /** Ground of the page. */
  background: pair,
  /** Cards. */
  surface: pair,
  /** Parts set off inside a card. */
  'surface-2': pair,
  /** Thin lines. */
  line: pair,
  /** Edges of buttons and fields. */
  control: pair,
  /** Text. */
  ink: pair,
  /** Secondary text. */
  'ink-2': pair,
  link: pair,
  /** Second colour of drawings. */
  sky: pair,
  /** Ground of what is chosen. */
  'sky-soft': pair,
  /** Frame around what has the focus. */
  focus: pair,
  /** The one action that matters on the page. */
  amber: pair,
  /** The same under the pointer. */
  'amber-strong': pair,
  /** Text on it. */
  'on-amber': pair,
  /** Stripes of the ranks, special badges. */
  gold: pair,
  /** Departure-board tiles: dark in both themes. */
  tile: pair,
  /** Letters on them. */
  'on-tile': pair,
  'map-sea': pair,
  'map-land': pair,
  /** Airports of the map and their names. */
  'map-dot': pair,
  'map-route': pair,
  /** The sidebar: dark in both themes. */
  sidebar: pair,
  'sidebar-active': pair,
  'sidebar-line': pair,
  'on-sidebar': pair,
  'on-sidebar-2': pair,
});
export type Theme = z.infer<typeof themeSchema>;
