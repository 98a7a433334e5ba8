/** A flight that was accepted, as far as a line of the logbook shows it. */
export const flownFlight = {
  code: 'ABCD2345',
  state: 'accepted',
  outcome: 'valid',
  dep: { icao: 'LEVC', city: 'Valencia' },
  arr: { icao: 'LEBL', city: 'Barcelona' },
  arrPlanned: { icao: 'LEBL', city: 'Barcelona' },
  startedAt: '2026-11-22T10:00:00Z',
  offBlock: '2026-11-22T10:00:00Z',
  blockMin: 75,
  score: 95,
  points: 20,
};
