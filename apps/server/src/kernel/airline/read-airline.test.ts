import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { timetableInput } from '@va/schemas/platform/timetable-input.ts';
import { copyContent, PROJECT } from '@va/testing/content-copy.ts';
import { expect, it } from 'vitest';
import { readAirline } from './read-airline.ts';
import { effects } from '#server/modules/effects/effects.ts';

it('holds reports to the limits in the airline’s files, each where it stands, and to the usual ones without them', () => {
  const content = copyContent();
  try {
    content.replace('content/plataforma/cuentas.yaml', 'appealDays: 7', 'appealDays: 9');
    content.replace('content/plataforma/cuentas.yaml', 'sanctionAppealDays: 15', 'sanctionAppealDays: 21');
    content.replace('content/plataforma/reservas.yaml', 'withdrawMinutes: 120', 'withdrawMinutes: 60');
    content.replace('content/plataforma/puntos.yaml', 'manualPerMonth: 2', 'manualPerMonth: 3');
    const changed = { appealDays: 9, cheatingAppealDays: 21, withdrawMin: 60, manualPerMonth: 3 };
    expect(readAirline(content.root, effects).reportRules).toMatchObject(changed);
    for (const file of ['cuentas', 'reservas', 'puntos']) content.remove(`content/plataforma/${file}.yaml`);
    const usual = { appealDays: 7, cheatingAppealDays: 15, withdrawMin: 120, manualPerMonth: 2 };
    expect(readAirline(content.root, effects).reportRules).toMatchObject(usual);
  } finally {
    content.dispose();
  }
});

it('knows every Focus Airport and stop of a tour, so that flights to them can be booked, in their local time', () => {
  const content = copyContent();
  try {
    const { airports, focus, tours } = readAirline(content.root, effects).operations;
    const named = [
      ...focus.map(({ icao }) => icao),
      ...tours.flatMap(({ stages }) => stages.flatMap(({ dep, arr }) => [dep, arr])),
    ];
    expect(focus.length).toBeGreaterThan(0);
    expect(named.filter((icao) => !airports.has(icao))).toEqual([]);
    const zone = { timezone: 'Europe/Dublin' };
    expect(airports.get('EIDW')).toMatchObject({ city: 'Dublin', inNetwork: false, ...zone });
    // By the old code and by the new one.
    expect(airports.get('UTTT')?.icao).toBe('UTTT');
    expect(airports.get('UZTT')?.icao).toBe('UTTT');
  } finally {
    content.dispose();
  }
});

it('flies the tails of the booking system, which the portal’s page of the fleet doesn’t show', () => {
  const { operations } = readAirline(PROJECT, effects);
  const { tails, types } = operations;
  const shown = readFileSync(join(PROJECT, 'content/fleet.yaml'), 'utf8');
  const hidden = tails.filter(({ isSubstitute }) => isSubstitute);
  expect(hidden.length).toBeGreaterThan(0);
  for (const { registration, typeId, icaoType } of hidden) {
    expect(shown).not.toContain(registration);
    // Another type for a recorder, and the same for a booking.
    expect(icaoType).not.toBe(types.get(typeId)?.icaoType);
    expect(tails.some((tail) => tail.typeId === typeId && !tail.isSubstitute)).toBe(true);
  }
  const { timetable } = operations;
  if (timetable === null) throw new Error('The sample airline has a timetable');
  const { fleet } = timetableInput(timetable, [], '2026-11-22');
  for (const { typeId } of hidden)
    expect(fleet[typeId]?.tails).toBe(tails.filter((tail) => tail.typeId === typeId).length);
});
