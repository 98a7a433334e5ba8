/** A flight in progress for tests, and limits as an airline sets them. */
import type { Report, ReportRules } from '../report.ts';

export const NOW = Date.parse('2026-11-22T10:00:00Z');
export const rules: ReportRules = {
  silentHours: 12,
  lateHours: 3,
  resumeDays: 7,
  withdrawMin: 120,
  appealDays: 7,
  cheatingAppealDays: 15,
  manualPerMonth: 2,
  emergencyByPilot: true,
  leastText: 10,
  questionDays: 14,
  reminderDays: 3,
};
export const flying: Report = {
  state: 'in_progress',
  reason: null,
  source: 'acars',
  pilotId: 'p1',
  clientFlightId: 'c1',
  startedAt: NOW,
  touchedAt: NOW,
  plannedBlockMin: 65,
  emergency: false,
  pilotEmergency: null,
  outcome: null,
  standing: null,
  score: null,
  submittedAt: null,
  decidedAt: null,
  deciderId: null,
  confirmedById: null,
  askedAt: null,
};
/** A reason that is long enough. */
export const text = 'La toma no se grabó entera.';
