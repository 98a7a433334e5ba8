import type { Airline as AirlineFile } from '@va/schemas/content/airline.ts';
import type { FeedId } from '@va/schemas/content/feeds.ts';
import { routesInUse } from '@va/schemas/content/routes.ts';
import { usualBookingRules, usualReminders } from '@va/schemas/platform/booking.ts';
import { usualPointsRules } from '@va/schemas/platform/points.ts';
import { readKind, readText } from './content-file.ts';
import type { Airport, Operations } from './operations.ts';
import { ownCode } from './own-code.ts';
import { companyNotices } from './read-notices.ts';
import { bookableTours, namesOfTours, otherAirports } from './read-tours.ts';

/** Reads what is flown of `<root>/content`. Throws `StartRefused` where a file does not hold. */
export function readOperations(root: string, { base, icaoCode, turnaroundMinutes }: AirlineFile): Operations {
  const airports = readKind(root, 'airports');
  const fleet = readKind(root, 'fleet');
  const routes = routesInUse(readKind(root, 'routes'), airports, fleet);
  const focus = readKind(root, 'focusAirports');
  const tours = readKind(root, 'tours');
  const goals = readKind(root, 'goals');
  const notices = readKind(root, 'notams');
  const file = readKind(root, 'timetableRules');
  const dispatch = readKind(root, 'frames').find(({ id }) => id === 'despacho');
  const points = readKind(root, 'pointsRules');
  const feeds = readKind(root, 'feeds');
  const feed = (wanted: FeedId) => feeds.find(({ id, enabled }) => id === wanted && enabled);
  const sourceOf = (id: FeedId) => {
    const found = feed(id);
    return found ? { url: found.url, provider: found.provider } : null;
  };
  const planned = new Map(file?.rules.types.map((rules) => [rules.type, rules]));
  const icaoTypes = new Map(fleet.types.map(({ id, icaoType }) => [id, icaoType]));
  const idOfModel = new Map(fleet.types.map(({ id, model }) => [model, id]));
  const places = new Map([
    ...otherAirports([...focus, ...tours.flatMap(({ stops }) => stops)]),
    ...airports.flatMap(({ icao, icaoCurrent, iata, name, city, country, lat, lon, timezone, runways }) => {
      const runwayM = Math.max(0, ...runways.map(({ lengthM }) => lengthM));
      const known = { icao, iata, name, city, country, lat, lon, timezone, runwayM };
      const airport: Airport = { ...known, inNetwork: true };
      return [icao, icaoCurrent ?? icao].map((code): [string, Airport] => [code, airport]);
    }),
  ]);
  const codeOf = (icao: string) => ownCode({ airports: places }, icao);
  const programmes = bookableTours(tours, codeOf);
  return {
    icaoCode,
    airports: places,
    types: new Map(
      fleet.types.map(({ id, model, icaoType, seatLayout, specifications, dimensions }) => [
        id,
        {
          id,
          model,
          icaoType,
          turnaroundMin: planned.get(id)?.turnaroundMin ?? turnaroundMinutes,
          rangeNm: planned.get(id)?.rangeNm ?? null,
          dimensions,
          ...(seatLayout && { seats: seatLayout.capacity }),
          ...ceilingOf(specifications.cruiseSpeedAltitude),
        },
      ]),
    ),
    tails: [
      ...fleet.aircraft.map(({ registration, type, base: home, name, livery, delivered }) => ({
        registration,
        typeId: type,
        icaoType: icaoTypes.get(type) ?? '',
        baseIcao: home ?? base.icao,
        isSubstitute: false,
        ...(name !== undefined && { name }),
        ...(livery !== undefined && { livery }),
        ...(delivered !== undefined && { deliveredOn: delivered }),
      })),
      ...(file?.substitutes ?? []).map(({ registration, type, icaoType, base: baseIcao }) => ({
        registration,
        typeId: type,
        icaoType,
        baseIcao,
        isSubstitute: true,
      })),
    ],
    timetable: file === undefined ? null : { routes, airports, fleet, base: base.icao, file },
    focus: focus.map(({ icao, from, until, aircraft, types, substitutes }) => ({
      icao: codeOf(icao),
      from: from ?? null,
      until: until ?? null,
      types: types ?? aircraft.flatMap((model) => idOfModel.get(model) ?? []),
      substitutes: substitutes ?? [],
    })),
    tours: programmes,
    contentTours: programmes,
    tourNames: namesOfTours(tours),
    notices: companyNotices(notices, (model) => idOfModel.get(model), codeOf).filter(
      ({ mustRead }) => mustRead,
    ),
    booking: readKind(root, 'bookingRules') ?? usualBookingRules,
    reminders: usualReminders,
    points: points ?? usualPointsRules,
    contentPoints: points ?? usualPointsRules,
    pointsText: readText(root, 'pointsRules') ?? JSON.stringify(usualPointsRules),
    awards: readKind(root, 'awards'),
    goals,
    contentGoals: goals,
    dispatch: dispatch?.url === undefined ? null : { url: dispatch.url, provider: dispatch.provider },
    metar: sourceOf('vatsim-metar'),
    taf: sourceOf('taf'),
    plans: sourceOf('simbrief-plan'),
    feeds: { vatsim: feed('vatsim-trafico')?.url ?? null, ivao: feed('ivao-trafico')?.url ?? null },
  };
}

/** The highest level in a text such as «Mach 0,78 a FL350–FL390», ft. */
function ceilingOf(cruise: string): { ceilingFt?: number } {
  const levels = [...cruise.matchAll(/FL\s?(\d{2,3})/g)].map(([, level]) => Number(level) * 100);
  return levels.length === 0 ? {} : { ceilingFt: Math.max(...levels) };
}
