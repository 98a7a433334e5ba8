import timezoneAt from '@photostructure/tz-lookup';
import { stagesBetween } from '@va/domain/tour/written-tour.ts';
import { typography } from '@va/domain/typography.ts';
import type { Airline as AirlineFile } from '@va/schemas/content/airline.ts';
import type { FeedId } from '@va/schemas/content/feeds.ts';
import { routesInUse } from '@va/schemas/content/routes.ts';
import type { Tour as TourFile } from '@va/schemas/content/tours.ts';
import { usualBookingRules, usualReminders } from '@va/schemas/platform/booking.ts';
import { usualPointsRules } from '@va/schemas/platform/points.ts';
import { readKind, readText } from './content-file.ts';
import type { Airport, Operations, TourName, TourProgramme } from './operations.ts';
import { ownCode } from './own-code.ts';
import { companyNotices } from './read-notices.ts';

/** An airport as tours and Focus Airports name it. */
type NamedAirport = Pick<Airport, 'icao' | 'name' | 'lat' | 'lon'> & { icaoCurrent?: string | undefined };

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

/** The tours whose stages can be booked: those that name their types. */
function bookableTours(tours: readonly TourFile[], ownCode: (icao: string) => string): TourProgramme[] {
  return tours.flatMap(({ id, name, types, stops, ...rules }) => {
    if (types === undefined) return [];
    const stages = stagesBetween(
      stops.map(({ icao }) => ownCode(icao)),
      rules.retiredStages ?? [],
    );
    const { moreThanHours, substitutes = [], anyOrder = false } = rules;
    const minMinutesExclusive = moreThanHours === undefined ? null : Math.round(moreThanHours * 60);
    const editions = (rules.editions ?? []).map((one) => ({ ...one, until: one.until ?? null }));
    const description = typography(rules.description);
    const terms = { minMinutesExclusive, types, substitutes, anyOrder };
    return [{ id, name, description, ...terms, editions, stages }];
  });
}

/** The ids that the tours of a file use, with the last parts of their pages' addresses: no other tour may take them. */
export function namesOfTours(tours: readonly Pick<TourFile, 'id' | 'name' | 'routePath'>[]): TourName[] {
  return tours.flatMap(({ id: tour, name, routePath }) => {
    const taken = new Set([tour, routePath.slice(routePath.lastIndexOf('/') + 1)]);
    return [...taken].map((id) => ({ tour, id, name }));
  });
}

/** Airports outside the network, for stages and free flights, by each of their codes. Their runways are unknown. */
function otherAirports(named: readonly NamedAirport[]): [code: string, Airport][] {
  return named.flatMap(({ icao, icaoCurrent = icao, name, lat, lon }) => {
    const known = { icao, iata: '', name, city: name, country: '', lat, lon };
    const airport: Airport = { ...known, timezone: timezoneAt(lat, lon), runwayM: 0, inNetwork: false };
    return [icao, icaoCurrent].map((code): [string, Airport] => [code, airport]);
  });
}

/** The highest level in a text such as «Mach 0,78 a FL350–FL390», ft. */
function ceilingOf(cruise: string): { ceilingFt?: number } {
  const levels = [...cruise.matchAll(/FL\s?(\d{2,3})/g)].map(([, level]) => Number(level) * 100);
  return levels.length === 0 ? {} : { ceilingFt: Math.max(...levels) };
}
