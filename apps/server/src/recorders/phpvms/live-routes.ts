import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import type { RecorderOptions } from '../shared/protocol.ts';
import { pageOf } from './flight-search.ts';
import { type On, reportAsked } from './phpvms-protocol.ts';
import { pirepOf } from './pirep-object.ts';
import { page } from './wire.ts';

interface Place {
  lat: number;
  lon: number;
}

/** Where flights are, for maps: all in progress, and the track of one of the pilot's own. */
export function addLive(on: On, options: RecorderOptions): void {
  const { desk, flights } = options;
  on('GET', '/acars', async (asked) => {
    const all = await asked.shelf();
    const reports = await flights.inProgress();
    const numberOf = await desk.numbersOf(reports.map(({ row }) => row.pilot_id));
    return page(
      reports.map((report) => {
        const { callsign, pilot_id } = report.row;
        const id = numberOf(pilot_id);
        // For other pilots, only what the map shows: no name and no texts.
        const user = { id, pilot_id: id, ident: callsign, name: callsign, name_private: callsign };
        return { ...pirepOf({ ...report, note: shown(report), booking: null }, all), user_id: id, user };
      }),
      asked.address,
      pageOf(asked),
    );
  });
  on('GET', '/acars/geojson', async () => {
    const reports = await flights.inProgress();
    return {
      data: collection(
        reports.flatMap(({ row, position }) =>
          position
            ? [pointOf(position, { pirep_id: row.code, alt: position.altFt, heading: position.hdg })]
            : [],
        ),
      ),
    };
  });
  on('GET', '/pireps/:id/acars/geojson', async (asked) => {
    const report = await reportAsked(options, asked);
    const points = (await flights.points(report)).toSorted((a, b) => a.at - b.at);
    const last = points.at(-1);
    const line = {
      type: 'Feature',
      geometry: { type: 'LineString', coordinates: points.map(({ lon, lat }) => [lon, lat]) },
      properties: {},
    };
    const { row } = report;
    return {
      data: {
        position: last ? { lat: last.lat, lon: last.lon } : null,
        line: collection(points.length > 1 ? [line] : []),
        points: collection(points.map((point) => pointOf(point, { alt: point.altFt, gs: point.gsKt }))),
        airports: {
          a: airportOf(desk, row.arr_icao ?? row.arr_planned_icao),
          d: airportOf(desk, row.dep_icao),
        },
      },
    };
  });
}

function shown({ note }: DeskReport): Record<string, unknown> {
  return { flight_number: note['flight_number'], status: note['status'] };
}

function airportOf({ airline }: RecorderOptions['desk'], icao: string) {
  const field = airline.operations.airports.get(icao);
  return { icao, lat: field?.lat ?? null, lon: field?.lon ?? null };
}

function collection(features: readonly object[]) {
  return { type: 'FeatureCollection', features };
}

function pointOf({ lat, lon }: Place, properties: object) {
  return { type: 'Feature', geometry: { type: 'Point', coordinates: [lon, lat] }, properties };
}
