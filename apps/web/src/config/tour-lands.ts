import loaders from 'virtual:map/tours';

/** What has come, or is on its way, by the tour's id. */
const lands = new Map<string, string | Promise<string>>();

/**
 * The land of a tour's picture as an SVG path in the units of the drawing; promised until it has come. Empty where it
 * does not come.
 */
export function tourLand(tour: string): string | Promise<string> {
  const known = lands.get(tour);
  if (known !== undefined) return known;
  const coming = fetchLand(tour).catch(() => '');
  lands.set(tour, coming);
  void coming.then((land) => lands.set(tour, land));
  return coming;
}

const fetchLand = async (tour: string) => (await loaders[tour]?.())?.default ?? '';
