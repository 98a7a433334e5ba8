/**
 * Addresses of the networks' own forms for flight plans with everything filled in. The pilot looks at it there and sends
 * it; nothing is filed from here.
 *
 * VATSIM takes the ICAO flight plan as one text (`raw`) and the endurance (`fuel_time`, hours and minutes); IVAO takes
 * JSON in Base64 (`flightPlan`) with times in seconds and the level in hundreds of feet.
 */
import { hundredsOfFeet } from '../quantities.ts';
import type { FlightPlan } from './flight-plan.ts';

const VATSIM = 'https://my.vatsim.net/pilots/flightplan';
const IVAO = 'https://fpl.ivao.aero/flight-plans/create';
/** An ICAO flight plan, in the only characters that its text may contain. */
const FLIGHT_PLAN_TEXT = /^\(FPL-[A-Z0-9 /().,:'+?\n-]{1,3900}\)$/;
const CALLSIGN = /^[A-Z0-9]{2,7}$/;
const ROUTE = /^[A-Z0-9/ ]{1,2000}$/;
/** Default for a plan without equipment: the standard set, and a transponder of modes A and C. */
const STANDARD = { equipment: 'S', transponder: 'C' };

/** Address that opens VATSIM's form with the plan filled in; null if the plan lacks something that it needs. */
export function vatsimPrefile(plan: FlightPlan): string | null {
  const raw = ownText(plan) ?? writtenText(plan);
  if (raw === null) return null;
  const url = new URL(VATSIM);
  url.searchParams.set('raw', raw);
  if (plan.times.endurance !== undefined) url.searchParams.set('fuel_time', clock(plan.times.endurance));
  return url.href;
}

/** Address that opens IVAO's form with the plan filled in; null if the plan lacks something that it needs. */
export function ivaoPrefile(plan: FlightPlan): string | null {
  const facts = factsOf(plan);
  if (facts === null) return null;
  const { origin, destination, alternates, filing, times, weights } = plan;
  const { equipment = STANDARD.equipment, transponder = STANDARD.transponder } = filing;
  const seconds = (minutes: number | undefined) => (minutes === undefined ? undefined : minutes * 60);
  const remarks = plainLine(filing.remarks);
  const form = {
    callsign: facts.callsign,
    flightRules: 'I',
    flightType: 'S',
    aircraftNumber: 1,
    aircraftId: facts.type,
    aircraftWakeTurbulence: filing.wake,
    aircraftEquipments: equipment.match(/[A-Z]\d?/g),
    aircraftTransponderTypes: transponder.match(/[A-Z]\d?/g),
    departureId: origin.icao,
    departureTime: secondsOfDay(facts.leaves),
    cruisingSpeedType: 'N',
    cruisingSpeed: filing.speedKt === undefined ? undefined : Math.round(filing.speedKt),
    altitudeType: 'F',
    altitude: hundredsOfFeet(facts.cruiseFt),
    route: facts.route,
    arrivalId: destination.icao,
    eet: seconds(times.enroute),
    alternativeId: alternates[0]?.icao,
    alternative2Id: alternates[1]?.icao,
    remarks: remarks ?? undefined,
    endurance: seconds(times.endurance),
    pob: weights.passengers,
  };
  const url = new URL(IVAO);
  url.searchParams.set('flightPlan', base64(JSON.stringify(form)));
  return url.href;
}

/** The provider's own text, where it is one and of this flight. */
function ownText({ filing, origin, destination }: FlightPlan): string | null {
  const text = filing.text?.replaceAll('\r', '').trim();
  if (text === undefined || !FLIGHT_PLAN_TEXT.test(text)) return null;
  const fields = text.split(/\n?-/);
  const leads = (icao: string) => fields.some((field) => new RegExp(`^${icao}\\d{4}`).test(field));
  return leads(origin.icao) && leads(destination.icao) ? text : null;
}

/** The same text, written from the parts of the plan. */
function writtenText(plan: FlightPlan): string | null {
  const facts = factsOf(plan);
  const { origin, destination, alternates, filing, times } = plan;
  if (facts === null || times.enroute === undefined || filing.speedKt === undefined) return null;
  const { wake = 'M', equipment = STANDARD.equipment, transponder = STANDARD.transponder } = filing;
  const leaves = facts.leaves;
  const others = alternates.slice(0, 2).map(({ icao }) => ` ${icao}`);
  return [
    `(FPL-${facts.callsign}-IS`,
    `-${facts.type}/${wake}-${equipment}/${transponder}`,
    `-${origin.icao}${clock(leaves.getUTCHours() * 60 + leaves.getUTCMinutes())}`,
    `-N${padded(Math.round(filing.speedKt), 4)}F${padded(hundredsOfFeet(facts.cruiseFt), 3)} ${facts.route}`,
    `-${destination.icao}${clock(times.enroute)}${others.join('')}`,
    `-${plainLine(filing.remarks) ?? '0'})`,
  ].join('\n');
}

/** Values that both forms require; null if one is missing. */
function factsOf({ callsign, aircraft: { type }, cruiseFt, route, times }: FlightPlan) {
  const leaves = times.out.estimated ?? times.out.scheduled;
  if (callsign === undefined || !CALLSIGN.test(callsign)) return null;
  if (type === undefined || !/^[A-Z0-9]{2,4}$/.test(type)) return null;
  if (route === undefined || !ROUTE.test(route)) return null;
  if (cruiseFt === undefined || leaves === undefined) return null;
  return { callsign, type, cruiseFt, route, leaves };
}

/** One line in the characters of a flight plan; null if it has any other. */
function plainLine(text: string | undefined): string | null {
  const line = text?.replaceAll(/\s+/g, ' ').trim().toUpperCase();
  return line !== undefined && /^[A-Z0-9 /.,:'+?-]{1,1500}$/.test(line) ? line : null;
}

/** `0112`: hours and minutes. */
function clock(minutes: number): string {
  return `${padded(Math.floor(minutes / 60) % 100, 2)}${padded(minutes % 60, 2)}`;
}

function secondsOfDay(at: Date): number {
  return (at.getUTCHours() * 60 + at.getUTCMinutes()) * 60;
}

const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 of text of ASCII alone, as both a browser and Node have it. */
function base64(text: string): string {
  let written = '';
  for (let at = 0; at < text.length; at += 3) {
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map((n) => text.codePointAt(at + n) ?? 0);
    const bits = (a << 16) | (b << 8) | c;
    const left = text.length - at;
    written +=
      (SIGNS[(bits >> 18) & 63] ?? '') +
      (SIGNS[(bits >> 12) & 63] ?? '') +
      (left > 1 ? SIGNS[(bits >> 6) & 63] : '=') +
      (left > 2 ? SIGNS[bits & 63] : '=');
  }
  return written;
}
