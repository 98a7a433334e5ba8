import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchPilots, type NetworkPilot } from './match-pilots.ts';

const seen = (id: number, callsign: string, at = 0): NetworkPilot => ({
  id,
  callsign,
  at,
  lat: 40,
  lon: -3,
  altFt: 0,
  gsKt: 0,
  hdg: 0,
  onGround: null,
  depIcao: null,
  arrIcao: null,
  icaoType: null,
});
const person = (pilotId: string, networkId: number | null, ...callsigns: string[]) => ({
  pilotId,
  networkId,
  callsigns,
});
const found = (matches: ReturnType<typeof matchPilots>) =>
  [...matches].map(([pilotId, match]) => [pilotId, match.seen.id, match.linked]);

it('PL-73: EVE10 and EVE101 are never mixed up', () => {
  const people = [person('ten', null, 'EVE10'), person('hundred', null, 'EVE101')];
  expect(found(matchPilots([seen(1, 'EVE101'), seen(2, 'EVE10')], people, new Set()))).toEqual([
    ['ten', 2, false],
    ['hundred', 1, false],
  ]);
  expect(found(matchPilots([seen(1, 'EVE101')], people.slice(0, 1), new Set()))).toEqual([]);
});

it.each([
  [
    'the linked number, whatever the callsign',
    [seen(7, 'IBE1')],
    [person('a', 7, 'EVE10')],
    [['a', 7, true]],
  ],
  ['no callsign where a number is linked', [seen(8, 'EVE10')], [person('a', 7, 'EVE10')], []],
  ['no connection of somebody else who has linked it', [seen(9, 'EVE10')], [person('a', null, 'EVE10')], []],
  [
    'a booked flight’s callsign',
    [seen(1, 'EVE503')],
    [person('a', null, 'EVE10', 'EVE503')],
    [['a', 1, false]],
  ],
  [
    'nobody where two could be meant',
    [seen(1, 'EVE503')],
    [person('a', null, 'EVE503'), person('b', null, 'EVE503')],
    [],
  ],
  ['nobody where two fly under it', [seen(1, 'EVE10'), seen(2, 'EVE10')], [person('a', null, 'EVE10')], []],
  ['the newest of two connections', [seen(7, 'A', 1), seen(7, 'B', 2)], [person('a', 7)], [['a', 7, true]]],
])('%s', (_name, pilots, people, wanted) => {
  expect(found(matchPilots(pilots, people, new Set([7, 9])))).toEqual(wanted);
});

it('never matches a part of a callsign', () => {
  const callsign = fc.stringMatching(/^EVE\d{1,4}$/);
  fc.assert(
    fc.property(
      fc.array(callsign, { maxLength: 8 }),
      fc.uniqueArray(callsign, { maxLength: 8 }),
      (up, own) => {
        const people = own.map((name) => person(name, null, name));
        const pilots = up.map((name, i) => seen(i + 1, name));
        for (const [pilotId, match] of matchPilots(pilots, people, new Set()))
          expect(match.seen.callsign).toBe(pilotId);
      },
    ),
  );
});
