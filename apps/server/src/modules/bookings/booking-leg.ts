import type { PlannedFlight } from '@va/domain/flight-plan/plan-fit.ts';
import { dayOf } from '@va/domain/months.ts';
import { MINUTE_MS } from '@va/domain/durations.ts';
import type { z } from 'zod';
import { departureOf, arrivalOn } from '@va/domain/booking/timetable-change.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import { stagesThatCount } from '@va/domain/tour/tour.ts';
import type { legSchema } from '@va/contract/bookings/new-bookings.ts';
import { wrongValue } from '#server/api/problem.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { freeBlock } from '#server/kernel/airline/free-block.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import type { BookingRow } from './booking-rows.ts';
import type { StageOrder } from './pilot-standing.ts';

/** The pilot's own plan of a free flight; null for what the pilot left open. */
export interface FreePlan {
  /** 1 to 9999, without the airline's code. */
  number: number | null;
  /** The route's waypoints, separated by spaces. */
  route: string | null;
  /** Flight level, hundreds of feet. */
  level: number | null;
  /** Whether it carries no passengers. */
  cargo: boolean;
}

/** One flight of a booking request, with all that is known of it. */
export interface Leg {
  /** Null for a free flight. */
  flight: Flight | null;
  plan?: FreePlan | undefined;
  date: string;
  std: number;
  sta: number;
  dep: string;
  arr: string;
  distanceNm: number;
  kind: Flight['kind'];
  /** Ids of the types that may fly it, the preferred one first. */
  types: readonly string[];
  /** Id of the type that the pilot chose; undefined without a choice. */
  typeId: string | undefined;
  tail: string | undefined;
  /** The stage of a tour that it is flown as. */
  stage: StageOrder | null;
  /** Id of the event that it is flown for. */
  event: string | null;
  /** The day of which it is the pilot's «flight of the day», `YYYY-MM-DD` UTC; left out for any other flight. */
  dayFlight?: string;
}

type AskedLeg = z.output<typeof legSchema>;

/** Reads the flight of a requested leg. Throws a problem that points at an unknown value. */
export function readLeg(
  asked: AskedLeg,
  pointer: string,
  ops: Operations,
  flightOf: (id: string) => Flight | undefined,
): Leg {
  const { typeId, tail } = asked;
  if (typeId !== undefined && !ops.types.has(typeId))
    throw wrongValue(`${pointer}/typeId`, 'Ese tipo de avión no existe');
  if ('dep' in asked) {
    const { event = null, training = false } = asked;
    if (training && event !== null)
      throw wrongValue(`${pointer}/training`, 'Un vuelo de evento no puede ser de entrenamiento');
    const kind = training ? 'training' : event === null ? 'free' : 'event';
    const leg = freeLeg(asked, pointer, ops);
    return { ...leg, kind, typeId, tail, stage: null, event };
  }
  const ends = asked.stage && stageEnds(asked.stage, pointer, ops);
  if (!('flightId' in asked)) {
    const types = typeId === undefined ? ends?.types : [typeId];
    const leg = freeLeg({ ...asked, dep: ends?.dep ?? '', arr: ends?.arr ?? '' }, pointer, ops, types);
    return { ...leg, kind: 'tour', typeId, tail, stage: asked.stage, event: null };
  }
  const flight = flightOf(asked.flightId);
  if (flight === undefined) throw wrongValue(`${pointer}/flightId`, 'Ese vuelo no existe');
  if (ends && (ends.dep !== flight.dep || ends.arr !== flight.arr))
    throw wrongValue(
      `${pointer}/stage`,
      `Esa etapa va de ${ends.dep} a ${ends.arr}: elige un vuelo entre los dos`,
    );
  return {
    flight,
    date: asked.date,
    std: departureOf(flight, asked.date),
    sta: arrivalOn(flight, asked.date),
    dep: flight.dep,
    arr: flight.arr,
    distanceNm: flight.distanceNm,
    kind: flight.kind,
    types: flight.types,
    typeId,
    tail,
    stage: asked.stage ?? null,
    event: asked.event ?? null,
  };
}

/** From where to where a stage goes, and its types. */
function stageEnds({ tour: id, n }: StageOrder, pointer: string, { tours }: Operations) {
  const tour = tours.find((one) => one.id === id);
  const stage = tour && stagesThatCount(tour.stages).find((one) => one.n === n);
  if (tour === undefined || stage === undefined) throw wrongValue(`${pointer}/stage`, 'Esa etapa no existe');
  return { dep: stage.dep, arr: stage.arr, types: tour.types };
}

/**
 * A free flight. Its block time is the one that the timetable generator would plan. If the pilot chose no type, types
 * without the range are left out, unless none has it.
 */
function freeLeg(
  asked: Pick<Extract<AskedLeg, { dep: string }>, 'dep' | 'arr' | 'std' | 'typeId'>,
  pointer: string,
  ops: Operations,
  allowed: readonly string[] = [...ops.types.keys()],
) {
  const [from, to] = [ops.airports.get(asked.dep), ops.airports.get(asked.arr)];
  if (from === undefined) throw wrongValue(`${pointer}/dep`, 'Ese aeropuerto no es de la red');
  if (to === undefined) throw wrongValue(`${pointer}/arr`, 'Ese aeropuerto no es de la red');
  if (from.icao === to.icao)
    throw wrongValue(`${pointer}/arr`, 'Sale y llega al mismo aeropuerto: elige otro');
  const nm = distanceNm(from, to);
  const reaching = allowed.filter((id) => (ops.types.get(id)?.rangeNm ?? Infinity) >= nm);
  const types = asked.typeId === undefined ? (reaching.length > 0 ? reaching : allowed) : [asked.typeId];
  const std = Math.floor(Date.parse(asked.std) / MINUTE_MS) * MINUTE_MS;
  return {
    flight: null,
    date: dayOf(std),
    std,
    sta: std + freeBlock(from, to, types[0], ops) * MINUTE_MS,
    dep: from.icao,
    arr: to.icao,
    distanceNm: Math.round(nm * 10) / 10,
    kind: 'free' as const,
    types,
  };
}

/** The flight of a booking as a plan has to fit it. */
export function plannedFlightOf(ops: Operations, row: BookingRow): PlannedFlight {
  return {
    dep: row.dep_icao,
    arr: row.arr_icao,
    codeOf: (icao) => ownCode(ops, icao),
    tail: row.registration,
    icaoType: row.icao_type ?? ops.types.get(row.type_id)?.icaoType ?? '',
    number: row.flight_number,
  };
}
