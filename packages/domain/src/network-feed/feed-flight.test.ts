import { describe, expect, it } from 'vitest';
import { beginsFlight, isOver, isRecorded, nextSighting, type Sighting } from './feed-flight.ts';
import type { NetworkPilot } from './match-pilots.ts';

const MADRID = { lat: 40.47, lon: -3.56 };
const booking = { origin: MADRID, depIcaos: ['LEMD'], arrIcaos: ['UTTT', 'UZTT'] };
const seen = (change: Partial<NetworkPilot> = {}): NetworkPilot => ({
  id: 7,
  callsign: 'EVE10',
  at: 0,
  ...MADRID,
  altFt: 2000,
  gsKt: 12,
  hdg: 90,
  onGround: null,
  depIcao: 'LEMD',
  arrIcao: 'UZTT',
  icaoType: 'A320',
  ...change,
});
const unfiled = { depIcao: null, arrIcao: null };

describe('a flight begins', () => {
  it.each([
    ['once it moves', {}, true, true],
    ['not while it stands', { gsKt: 0 }, true, false],
    ['when it has moved between two looks', { gsKt: 0, lat: 40.471 }, true, true],
    ['with no plan at its origin', unfiled, true, true],
    ['with no plan not elsewhere', { ...unfiled, lat: 41 }, true, false],
    ['with no plan not by the callsign alone', unfiled, false, false],
    ['by the callsign with its plan', {}, false, true],
    ['not with a plan to somewhere else', { arrIcao: 'LEBL' }, true, false],
    ['with its plan already in the air', { lat: 42, gsKt: 420, altFt: 33_000 }, true, true],
  ])('%s', (_name, change, linked, wanted) => {
    const before = nextSighting(seen({ gsKt: 0, at: -15_000 }), null);
    expect(beginsFlight({ seen: seen(change), linked }, before, booking)).toBe(wanted);
  });
});

describe('a flight ends', () => {
  /** Looks every 15 s at these speeds. */
  const looks = (...speeds: number[]) => {
    const all: Sighting[] = [];
    for (const [i, gsKt] of speeds.entries()) {
      const moved = speeds.slice(0, i + 1).reduce((sum, speed) => sum + speed, 0) / 14_400;
      all.push(nextSighting(seen({ at: i * 15_000, gsKt, lat: 41 + moved }), all.at(-1) ?? null));
    }
    return all;
  };
  const parked = looks(140, 130, 20, 8, ...Array.from({ length: 14 }, () => 0));

  it('when it has stood three minutes after the landing, and the record ends with the stop', () => {
    expect(parked.map((sighting) => isOver(sighting, true, sighting.at))).toEqual(
      parked.map((_, i) => i >= 16),
    );
    expect(parked.map(isRecorded)).toEqual(parked.map((_, i) => i <= 4));
  });

  it('not while it has not flown, and not while it flies', () => {
    expect(looks(...Array.from({ length: 20 }, () => 0)).some((one) => isOver(one, true, one.at))).toBe(
      false,
    );
    const flying = looks(140, 300).at(-1)!;
    expect(isOver(flying, false, flying.at + 3_600_000)).toBe(false);
  });

  it('five minutes after it left the network on the ground', () => {
    const [last] = looks(140, 20, 10).slice(-1) as [Sighting];
    expect(isOver(last, false, last.at + 299_000)).toBe(false);
    expect(isOver(last, false, last.at + 300_000)).toBe(true);
  });

  it('holds on a taxiway stay in the record by the way that goes on', () => {
    const held = looks(140, 20, 0, 0, 0, 15);
    expect(held.map(isRecorded)).toEqual([true, true, true, false, false, true]);
    expect(held.at(-1)!.stillSince).toBeNull();
  });
});
