import type { Review, ReviewEffects, WaitingReport } from '#app/api/reviews.ts';

const place = (icao: string, city: string) => ({ icao, city, timezone: 'Europe/Madrid', lat: 40, lon: -3 });

/** A typed report in the queue, as the server answers it. */
export function waitingOf(code: string): WaitingReport {
  return {
    code,
    callsign: 'EVE021',
    own: false,
    decidedByMe: false,
    state: 'in_review',
    source: 'manual',
    depIcao: 'LEMD',
    arrIcao: 'LEBL',
    since: '2026-11-20T12:00:00Z',
    why: null,
    askedAt: null,
    answered: false,
    unanswered: false,
    taken: null,
  };
}

/** The same with all that its decision is made from. */
export function reviewOf(code: string, decided: boolean): Review {
  return {
    report: {
      code,
      name: null,
      state: decided ? 'accepted' : 'in_review',
      reason: null,
      outcome: decided ? 'valid' : null,
      source: 'manual',
      client: null,
      clientFlightId: null,
      booking: null,
      flightNumber: 101,
      depIcao: 'LEMD',
      arrPlannedIcao: 'LEBL',
      arrIcao: 'LEBL',
      diversion: false,
      icaoType: 'A320',
      registration: 'EC-LZD',
      startedAt: '2026-11-20T10:00:00Z',
      heardAt: null,
      offBlock: '2026-11-20T10:00:00Z',
      takeoff: '2026-11-20T10:10:00Z',
      landing: '2026-11-20T11:04:00Z',
      onBlock: '2026-11-20T11:10:00Z',
      blockMin: 70,
      distanceNm: 260,
      fuelOffKg: null,
      fuelOnKg: null,
      touchdownFpm: null,
      touchdownG: null,
      score: null,
      coverage: null,
      submittedAt: '2026-11-20T12:00:00Z',
      decidedAt: decided ? '2026-11-22T12:00:00Z' : null,
      dep: place('LEMD', 'Madrid'),
      arrPlanned: place('LEBL', 'Barcelona'),
      arr: place('LEBL', 'Barcelona'),
      points: 0,
      countedMin: 0,
      callsign: 'EVE021',
      comment: '',
      evidenceUrl: null,
      clientVersion: null,
      icaoTypeSeen: null,
      addOn: null,
      network: null,
      onlineShare: null,
      clockOffsetS: null,
      plannedBlockMin: null,
      countsAsManual: true,
      plan: null,
      standing: decided ? 'accepted' : null,
      askedAt: null,
      appealUntil: null,
      withdrawUntil: null,
      secondPilot: null,
      holder: null,
      appeal: null,
      version: decided ? 2 : 1,
    },
    score: {
      score: null,
      coverage: null,
      rulesVersion: null,
      least: null,
      items: [],
      landingBands: null,
      speedLimit: null,
      betterLanding: null,
      flags: [],
      points: [],
    },
    history: [],
    own: false,
    decidedByMe: false,
    taken: { callsign: 'EVE003', mine: true, at: '2026-11-22T12:00:00Z' },
    appeal: null,
    proposal: null,
    pilot: { accepted: 34, rejected: 0, meanScore: 81 },
  };
}

/** What each outcome would bring; accepting it, so many points. */
export function effectsOf(points: number): ReviewEffects {
  const gain = {
    refused: null,
    outcome: 'valid',
    score: 98,
    coverage: 100,
    points,
    minutes: 70,
    appealDays: 7,
  } as const;
  const none = { ...gain, outcome: null, score: null, points: 0, minutes: 0, appealDays: null };
  return {
    accept: gain,
    acceptWithoutScore: { ...gain, score: null, points: 10, manualLeft: 1 },
    reject: { ...none, appealDays: 7 },
    void: { ...none, outcome: 'cheating', points: -30, appealDays: 15 },
    reopen: none,
    uphold: gain,
    dismiss: none,
    apart: [],
    questionDays: 14,
  };
}
