import type { MapRunway } from '@va/domain/maps/map-scene.ts';
import type { Airport } from '@va/schemas/content/airports.ts';

/** The runways of these airports that have thresholds, as a map draws them. Pure. */
export function runwaysOf(airports: readonly Airport[]): MapRunway[] {
  return airports.flatMap(({ runways }) =>
    runways.flatMap(({ widthM, ends }): MapRunway[] => {
      const [one, other] = ends ?? [];
      return one && other && widthM
        ? [
            {
              widthM,
              ends: [
                { ident: one.ident, lat: one.lat, lon: one.lon },
                { ident: other.ident, lat: other.lat, lon: other.lon },
              ],
            },
          ]
        : [];
    }),
  );
}
