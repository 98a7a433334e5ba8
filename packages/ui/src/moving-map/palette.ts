/** The colours of a map as the page has them now: a canvas knows no tokens. */
import { heightColour } from '../maps/height-colour.ts';

/** Steps from the lowest to the highest colour of a track. */
const HEIGHT_STEPS = 12;

export interface Palette {
  sea: string;
  land: string;
  border: string;
  dot: string;
  route: string;
  own: string;
  lost: string;
  /** Laid over land and sea where it is night; darker than both in every theme. */
  night: string;
  /** From the ground to the top of the flight. */
  heights: readonly string[];
  /** Family of the names. */
  font: string;
}

/** What each colour is read from; in forced colours the system's own take the place of all. */
const SOURCES = {
  sea: ['var(--color-map-sea)', 'Canvas'],
  land: ['var(--color-map-land)', 'color-mix(in srgb, CanvasText 25%, Canvas)'],
  border: ['color-mix(in oklch, var(--color-map-sea) 70%, var(--color-map-land))', 'Canvas'],
  dot: ['var(--color-map-dot)', 'CanvasText'],
  route: ['var(--color-map-route)', 'LinkText'],
  own: ['var(--color-link)', 'Highlight'],
  lost: ['var(--color-media)', 'GrayText'],
  night: ['var(--map-night)', 'color-mix(in srgb, CanvasText 12%, transparent)'],
} as const;

/** Reads them once through an element of the page, which is gone afterwards. */
export function readPalette(host: Element): Palette {
  const probe = document.createElement('span');
  probe.className = 'font-mono';
  // Otherwise every colour of an element would be the system's text.
  probe.style.setProperty('forced-color-adjust', 'none');
  // Where little motion is wanted every change is a short transition: each colour would still be the one before it.
  probe.style.setProperty('transition', 'none', 'important');
  host.append(probe);
  const style = getComputedStyle(probe);
  const forced = matchMedia('(forced-colors: active)').matches;
  const read = (value: string) => {
    probe.style.color = value;
    return style.color;
  };
  const of = (name: keyof typeof SOURCES) => read(SOURCES[name][forced ? 1 : 0]);
  const heights = Array.from({ length: HEIGHT_STEPS }, (_, step) =>
    read(heightColour(step / (HEIGHT_STEPS - 1))),
  );
  const palette = {
    sea: of('sea'),
    land: of('land'),
    border: of('border'),
    dot: of('dot'),
    route: of('route'),
    own: of('own'),
    lost: of('lost'),
    night: of('night'),
    heights: forced ? [of('route')] : heights,
    font: style.fontFamily,
  };
  probe.remove();
  return palette;
}

/** The colour of the palette for a share, 0 to 1. */
export function colourAt({ heights }: Palette, share: number): string {
  return heights[Math.round(Math.min(1, Math.max(0, share)) * (heights.length - 1))] ?? '';
}
