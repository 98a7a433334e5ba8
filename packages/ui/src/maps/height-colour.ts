/** The colour of a track at a share of the greatest height of its flight, 0 to 1: from the colour of routes to that of links. */
export function heightColour(share: number): string {
  return `color-mix(in oklch, var(--color-link) ${Math.round(share * 100)}%, var(--color-map-route))`;
}
