import type { BookingRules } from '@va/domain/booking/booking.ts';
import { type TailHold, freeTails, tailWindow } from '@va/domain/booking/tail-windows.ts';
import type { Place } from '@va/domain/fleet/tail-state.ts';
import { type LikedTail, likedTailFor, type WantedFlight } from '@va/domain/proposals/likes.ts';
import type { AircraftType, Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import type { TailRow } from '../fleet/tails.ts';

/** The fleet from which a tail is chosen. */
export interface TailSupply {
  tails: readonly TailRow[];
  holds: readonly TailHold[];
  /** Places by tail id; a tail that never moved is missing and stands at its base. */
  places: ReadonlyMap<string, Place>;
  types: ReadonlyMap<string, AircraftType>;
  rules: BookingRules;
}

/** A flight that needs a tail. */
export interface TailNeed {
  pilotId: string;
  dep: string;
  std: number;
  sta: number;
  /** Ids of the types that may fly it, the preferred one first. */
  types: readonly string[];
  /** The tail that brought the pilot there; the first choice if it is free. */
  before?: string | null;
  /** A preferred aircraft of the pilot that can fly it; the second choice. */
  liked?: string | null;
}

/** The type and tail that a flight would get. */
export interface TailPick {
  typeId: string;
  /** Registrations of the free aircraft of the type. */
  free: string[];
  /** The chosen tail: a free one, preferably at the departure; else a taken one; null if none is in service. */
  tail: string | null;
  taken: boolean;
}

/**
 * Chooses type and tail of a flight. Type: that of the tail that brought the pilot, else of their preferred aircraft,
 * if free; else the first with a free tail; else the first. Tail: the same two first, else a free one at the departure,
 * else any free one.
 */
export function pickTail(need: TailNeed, supply: TailSupply): TailPick {
  const picks = need.types.map((typeId) => pickOfType(typeId, need, supply));
  const [preferred] = picks;
  const withFree = (tail: string | null | undefined) =>
    typeof tail === 'string' ? picks.find(({ free }) => free.includes(tail)) : undefined;
  const free = withFree(need.before) ?? withFree(need.liked) ?? picks.find((pick) => pick.free.length > 0);
  return free ?? preferred ?? { typeId: '', free: [], tail: null, taken: false };
}

function pickOfType(typeId: string, need: TailNeed, supply: TailSupply): TailPick {
  const { tails, holds, places, types, rules } = supply;
  const window = tailWindow(need, types.get(typeId)?.turnaroundMin ?? 0, rules);
  const free = freeTails(tails, typeId, { ...need, ...window }, holds);
  const isThere = (registration: string) => {
    const tail = tails.find((one) => one.registration === registration);
    return tail !== undefined && (places.get(tail.id)?.icao ?? tail.baseIcao) === need.dep;
  };
  const chosen =
    free.find((one) => one === need.before) ??
    free.find((one) => one === need.liked) ??
    free.find(isThere) ??
    free[0];
  if (chosen !== undefined) return { typeId, free, tail: chosen, taken: false };
  const any = tails.find((tail) => tail.typeId === typeId && tail.service === 'operational');
  return { typeId, free, tail: any?.registration ?? null, taken: any !== undefined };
}

/** The part of the fleet's facts that finding a preferred aircraft needs. */
type LikedSupply = Pick<TailSupply, 'tails' | 'holds' | 'places'>;

/** Makes a function that finds a pilot's preferred aircraft that can fly a departure; null if none can. */
export function likedTails(
  ops: Operations,
  { tails, holds, places }: LikedSupply,
  pilotId: string,
  registrations: readonly string[],
): (flight: Omit<WantedFlight, 'std' | 'sta'>, times: Pick<WantedFlight, 'std' | 'sta'>) => string | null {
  if (registrations.length === 0) return () => null;
  const liked = registrations.flatMap((registration): LikedTail[] => {
    const tail = tails.find((one) => one.registration === registration);
    if (tail === undefined) return [];
    const type = ops.types.get(tail.typeId);
    const place = ownCode(ops, places.get(tail.id)?.icao ?? tail.baseIcao);
    return [{ ...tail, place, rangeNm: type?.rangeNm ?? null, turnaroundMin: type?.turnaroundMin ?? 0 }];
  });
  return ({ dep, types, distanceNm }, { std, sta }) => {
    const flight = { dep: ownCode(ops, dep), types, distanceNm, std, sta };
    return likedTailFor(flight, liked, holds, { pilotId, rules: ops.booking });
  };
}
