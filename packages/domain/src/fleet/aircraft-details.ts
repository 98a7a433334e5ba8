/** Data of an aircraft that staff write at the desk, and the errors in them by field. */
import { formatDate } from '../dates.ts';
import { readRegistration, REGISTRATION_ADVICE } from '../registration.ts';
import { isVisibleText } from '../visible-name.ts';
import { SERVICES, type Service } from './tail-state.ts';

/** Data of an aircraft that staff can change at any time. */
export interface AircraftDetails {
  /** Name, such as «Ciudad de Ávila»; empty without one, 60 characters at most. */
  name: string;
  /** Livery; empty if unknown, 60 characters at most. */
  livery: string;
  /** Day on which the airline received it, `YYYY-MM-DD`; null if unknown. */
  deliveredOn: string | null;
  /** ICAO code of the airport where it belongs. */
  base: string;
}

/** An aircraft that joins the fleet. */
export interface NewAircraft extends AircraftDetails {
  registration: string;
  typeId: string;
  /** ICAO code of the airport where it is. */
  place: string;
}

/** Facts against which the data of an aircraft are checked. */
export interface FleetFacts {
  /** `YYYY-MM-DD`, UTC. */
  today: string;
  hasAirport: (icao: string) => boolean;
  hasType: (typeId: string) => boolean;
  /** The service of the aircraft that has a registration; undefined where none has it. */
  serviceOf: (registration: string) => Service | undefined;
}

/** Error of one field, in Spanish and without a full stop. */
export interface FieldError<Field extends string> {
  field: Field;
  message: string;
}

/** Longest name and livery, characters. */
export const MOST_AIRCRAFT_WORDS = 60;
/** Earliest day of delivery that is accepted. */
const FIRST_DELIVERY = '1919-01-01';
const AIRPORT = 'Escribe el código OACI de un aeropuerto de la red';

/** Errors in the changed details, at most one per field. */
export function detailErrors(
  { name, livery, deliveredOn, base }: AircraftDetails,
  { today, hasAirport }: Pick<FleetFacts, 'today' | 'hasAirport'>,
): FieldError<keyof AircraftDetails>[] {
  const errors: FieldError<keyof AircraftDetails>[] = [];
  for (const [field, words] of [['name', name] as const, ['livery', livery] as const]) {
    if (words.length > MOST_AIRCRAFT_WORDS)
      errors.push({ field, message: `Escribe ${MOST_AIRCRAFT_WORDS} caracteres como mucho` });
    else if (words !== '' && !isVisibleText(words))
      errors.push({ field, message: 'Escribe letras o cifras, sin signos que no se ven' });
  }
  if (deliveredOn !== null && deliveredOn < FIRST_DELIVERY)
    errors.push({ field: 'deliveredOn', message: `Escribe un día desde el ${formatDate(FIRST_DELIVERY)}` });
  else if (deliveredOn !== null && deliveredOn > today)
    errors.push({
      field: 'deliveredOn',
      message: 'Escribe hoy o un día pasado: el avión se añade cuando ya está en la compañía',
    });
  if (!hasAirport(base)) errors.push({ field: 'base', message: AIRPORT });
  return errors;
}

/** Errors in a new aircraft, at most one per field. */
export function newAircraftErrors(given: NewAircraft, facts: FleetFacts): FieldError<keyof NewAircraft>[] {
  const errors: FieldError<keyof NewAircraft>[] = [];
  const registration = readRegistration(given.registration);
  const service = registration === undefined ? undefined : facts.serviceOf(registration);
  if (registration === undefined) errors.push({ field: 'registration', message: REGISTRATION_ADVICE });
  else if (service === 'retired')
    errors.push({
      field: 'registration',
      message: `${registration} ya es de la flota y está de baja: devuélvelo al servicio en la lista`,
    });
  else if (service !== undefined)
    errors.push({
      field: 'registration',
      message: `${registration} ya es de la flota y está «${SERVICES[service]}»: escribe otra matrícula`,
    });
  if (!facts.hasType(given.typeId)) errors.push({ field: 'typeId', message: 'Elige un tipo de la compañía' });
  errors.push(...detailErrors(given, facts));
  if (!facts.hasAirport(given.place)) errors.push({ field: 'place', message: AIRPORT });
  return errors;
}

/** The details that differ, as they were and as they are to be; null where none does. */
export function changedDetails(
  before: AircraftDetails,
  after: AircraftDetails,
): { before: Partial<AircraftDetails>; after: Partial<AircraftDetails> } | null {
  const fields = (['name', 'livery', 'deliveredOn', 'base'] as const).filter(
    (field) => before[field] !== after[field],
  );
  if (fields.length === 0) return null;
  const only = (of: AircraftDetails): Partial<AircraftDetails> =>
    Object.fromEntries(fields.map((field) => [field, of[field]]));
  return { before: only(before), after: only(after) };
}
