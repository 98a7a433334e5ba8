import { type LikedTail, likedTailFor, type WantedFlight } from '@va/domain/proposals/likes.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import type { TailSupply } from './tail-choice.ts';

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
