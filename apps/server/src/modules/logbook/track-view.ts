import type { TrackView } from '@va/contract/reports/report-track.ts';
import { inOurTimes } from '@va/domain/flight-record/our-times.ts';
import { thinForZoom } from '@va/domain/flight-record/thin-for-zoom.ts';
import type { Queries } from '#server/db/database.ts';
import { readRecorded, readRecording } from '../recorded/recording.ts';
import type { ReportRow } from '../reports/report-row.ts';

/** Most places of a track in one answer. */
const MOST_PLACES = 5000;

/** A report's track by the server's clock, thinned to the places that can be told apart at a zoom level. */
export async function trackView(queries: Queries, row: ReportRow, zoom: number): Promise<TrackView> {
  const { thinned } = await readRecording(queries, row.id);
  const ours = inOurTimes(await readRecorded(queries, row.id)).points;
  const thin = thinForZoom(ours, zoom);
  const step = Math.ceil(thin.length / MOST_PLACES);
  const shown = step > 1 ? thin.filter((_, i) => i % step === 0 || i === thin.length - 1) : thin;
  return {
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: shown.map(({ lat, lon }): [number, number] => [lon, lat]) },
    properties: {
      at: shown.map(({ at }) => new Date(at).toISOString()),
      altFt: shown.map(({ altFt }) => altFt),
      gsKt: shown.map(({ gsKt }) => gsKt),
      iasKt: shown.map(({ iasKt }) => iasKt),
      thinned,
    },
  };
}
