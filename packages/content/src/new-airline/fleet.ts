/** The fleet of a new airline, and what flies its routes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { distanceNm } from '@va/domain/great-circle.ts';
import type { Airport } from '@va/schemas/content/airports.ts';
import type { FleetFile } from '@va/schemas/content/fleet.ts';
import type { Route } from '@va/schemas/content/routes.ts';
import type { NewAirline } from './options.ts';
import { SHAPES } from './shapes.ts';

type FleetType = FleetFile['types'][number];
type Plans = Readonly<Record<string, { plan: { rangeNm: number } }>>;

/** The aircraft that the shape flies and their types, with a business cabin where that is asked for and there is one. */
export function chosenFleet(
  sample: FleetFile,
  { shape, aircraft: count, business }: NewAirline,
  folder: string,
): FleetFile {
  const read = <T>(file: string) => parse(readFileSync(join(folder, file), 'utf8')) as T;
  const withBusiness = read<FleetType>('business.yaml');
  const wanted: readonly string[] = SHAPES[shape].types;
  const known = [...sample.types, ...read<FleetType[]>('fleet/types.yaml')];
  // The template's own types have pictures; the others are drawn.
  const pictured = sample.aircraft.filter(({ type }) => wanted.includes(type));
  const isPictured = wanted.every((id) => sample.types.some((type) => type.id === id));
  const aircraft = sample.aircraft.slice(0, count).map((entry, index) => {
    const type = wanted[index % wanted.length] ?? '';
    const plane = isPictured
      ? (pictured[index] ?? { ...entry, type })
      : { registration: entry.registration, type };
    return { ...plane, businessCabin: business && plane.type === withBusiness.id };
  });
  const types = known
    .map((type) => (business && type.id === withBusiness.id ? withBusiness : type))
    .flatMap((type) => {
      const units = aircraft.filter((entry) => entry.type === type.id).length;
      const words = units === 1 ? '1 avión' : `${units} aviones`;
      return units === 0 ? [] : [{ ...type, specifications: { ...type.specifications, units: words } }];
    });
  return { types, aircraft: aircraft as FleetFile['aircraft'] };
}

/** The aircraft shared out among the first airports of the network, the base among them. */
export function atBases(
  { types, aircraft }: FleetFile,
  network: readonly Airport[],
  bases: number,
): FleetFile {
  return {
    types,
    aircraft: aircraft.map((plane, index) => {
      const base = network[index % bases]?.icao;
      return index % bases === 0 || base === undefined ? plane : { ...plane, base };
    }),
  };
}

/**
 * The routes with the types of the fleet, so that each of them flies: the shorter ones with those of less range, and none
 * with a type that does not reach so far. Their block times then follow from the distance.
 */
export function flownByAll(
  routes: readonly Route[],
  places: ReadonlyMap<string, Airport>,
  types: readonly FleetType[],
  figures: Plans,
): Omit<Route, 'blockOut' | 'blockBack'>[] {
  const away = ({ between }: Route) => {
    const [from, to] = between.map((icao) => places.get(icao));
    return from && to ? distanceNm(from, to) : 0;
  };
  const byRange = types.toSorted((a, b) => rangeOf(a, figures) - rangeOf(b, figures));
  const byDistance = routes.toSorted((a, b) => away(a) - away(b));
  return routes.map((route) => {
    const { blockOut: _out, blockBack: _back, ...rest } = route;
    const share = Math.floor((byDistance.indexOf(route) * byRange.length) / routes.length);
    const reaches = (one: FleetType) => rangeOf(one, figures) >= away(route) * 1.05;
    const type = byRange.slice(share).find(reaches) ?? byRange.at(-1);
    return { ...rest, type: type?.model ?? route.type };
  });
}

function rangeOf({ id }: FleetType, figures: Plans): number {
  return figures[id]?.plan.rangeNm ?? Number.POSITIVE_INFINITY;
}
