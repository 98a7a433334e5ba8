import { expect, it } from 'vitest';
import { writeEventBodySchema, type EventSummary } from '@va/contract/tours-and-events/events.ts';
import { blankEvent, valuesOf, writtenEvent } from './event-values.ts';

const reason = 'Lo piden los pilotos.';
const place = (icao: string) => ({ icao, city: icao, timezone: 'UTC', lat: 0, lon: 0 });
const event: EventSummary = {
  id: '0190b8a4-0000-7000-8000-000000000000',
  name: 'Noche',
  body: 'Texto.',
  startsAt: '2026-12-05T18:00:00.000Z',
  endsAt: '2026-12-05T21:00:00.000Z',
  advertiseFrom: '2026-11-20T10:00:00.000Z',
  airports: [place('EIDW'), place('EGPH')],
  countsOn: 'both',
  types: [{ id: 'jet', model: 'Jet' }],
  networks: ['ivao', 'vatsim'],
  ranks: [{ code: 'fo', title: 'Primer Oficial' }],
  points: 20,
  signup: true,
  capacity: 12,
  slotMinutes: 10,
  isPublic: false,
  cancelled: null,
  signedUp: 0,
  tookPart: 0,
  placesLeft: 12,
  own: null,
  version: 1,
};

it('sends an event back as it was read', () => {
  const sent = writeEventBodySchema.parse({ ...writtenEvent(valuesOf(event)), reason });
  expect(sent).toEqual({
    reason,
    name: 'Noche',
    body: 'Texto.',
    startsAt: '2026-12-05T18:00:00Z',
    endsAt: '2026-12-05T21:00:00Z',
    advertiseFrom: '2026-11-20T10:00:00Z',
    airports: ['EIDW', 'EGPH'],
    countsOn: 'both',
    networks: ['vatsim', 'ivao'],
    types: ['jet'],
    ranks: ['fo'],
    points: 20,
    signup: true,
    capacity: 12,
    slotMinutes: 10,
    isPublic: false,
  });
});

it('proposes a new one in a week, and leaves what is empty to the rules', () => {
  const values = { ...blankEvent(Date.parse('2026-11-22T10:20:00Z')), name: 'Otra', airports: 'eidw,  EGPH' };
  expect(values).toMatchObject({ starts: '2026-11-29T11:00', ends: '2026-11-29T14:00' });
  const sent = writeEventBodySchema.parse({ ...writtenEvent(values), reason });
  expect(sent).toMatchObject({ airports: ['EIDW', 'EGPH'], capacity: null, slotMinutes: null });
  expect(sent.points).toBeUndefined();
  expect(writtenEvent({ ...values, points: '1.000', capacity: '1 000' })).toMatchObject({
    points: 1000,
    capacity: 1000,
  });
  const wrong = writeEventBodySchema.safeParse({
    ...writtenEvent({ ...values, capacity: 'muchas' }),
    reason,
  });
  expect(wrong.success).toBe(false);
});
