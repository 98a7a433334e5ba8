import type { Airline } from '#server/kernel/airline/airline.ts';
import type { CompanyNotice } from '#server/kernel/airline/operations.ts';
import type { Rank } from '@va/domain/ranks/rank-progress.ts';
import type { PositionRights } from '@va/domain/rights/positions.ts';
import { usualAccountRules, usualReportLimits } from '@va/schemas/platform/accounts.ts';
import { effects } from '#server/modules/effects/effects.ts';
import { sampleOperations } from './sample-operations.ts';
import { LEAST_SCORE, publishedRules, publishedRulesText } from '@va/testing/golden-flights/golden-flight.ts';
import type { Scoring } from '#server/kernel/airline/read-scoring.ts';

/** The published rules, over the network of the tests' airline, of which no runway is known. */
export const sampleScoring: Scoring = {
  file: { text: publishedRulesText(), rules: publishedRules() },
  least: LEAST_SCORE,
  fields: [...sampleOperations.airports.values()].map(({ icao, lat, lon }) => ({
    icao,
    lat,
    lon,
    aliases: [],
    elevationFt: 100,
    ends: [],
  })),
};

function notice(slug: string, title: string, date: string, until: string | null): CompanyNotice {
  const rest = {
    importance: 'Media',
    body: 'Un párrafo.',
    revision: 1,
    mustRead: false,
    affects: null,
    ackUntil: null,
  } as const;
  return { slug, title, date, until, ...rest };
}

const noNeeds = {
  points: 0,
  minutes: 0,
  verified: [],
  verifiedTypes: 0,
  mean: null,
  course: false,
  students: 0,
};

const ranks: readonly Rank[] = [
  { code: 'segundo-oficial', title: 'Segundo Oficial', instructor: false, needs: noNeeds },
  {
    code: 'comandante',
    title: 'Comandante',
    instructor: true,
    needs: { ...noNeeds, points: 300, minutes: 3000, verified: ['jet'] },
  },
];

const positions = new Map<string, PositionRights>([
  ['CEO', { roles: ['administrator'], capabilities: [] }],
  ['Jefe TR', { roles: ['reviewer'], capabilities: ['training'] }],
  ['Operaciones', { roles: ['operations'], capabilities: [] }],
]);

/** A small airline for tests. Its shared password is «contraseña del portal». */
export const sampleAirline: Airline = {
  name: 'Prueba',
  callsign: { pattern: /^PRB[0-9]{3}$/, message: 'El indicativo es PRB y tres cifras', example: 'PRB001' },
  baseIcao: 'LEMD',
  contactEmail: 'equipo@example.org',
  accessHash: 'pbkdf2-sha256$1000$c2FsdHNhbHRzYWx0c2FsdA==$',
  ranks,
  contentRanks: ranks,
  positions,
  contentPositions: positions,
  accountRules: usualAccountRules,
  reportRules: { ...usualReportLimits, withdrawMin: 120, manualPerMonth: 2 },
  invitationDays: 14,
  applications: {
    intro: 'Cuéntanos quién eres.',
    networkIds: 'opcional',
    questions: [
      {
        id: 'por-que',
        question: '¿Por qué quieres volar con nosotros?',
        hint: null,
        required: true,
        kind: 'words',
        least: 10,
        most: 200,
      },
      {
        id: 'desde',
        question: '¿Desde cuándo usas un simulador?',
        hint: null,
        required: false,
        kind: 'choice',
        choices: ['Acabo de empezar', 'Hace años'],
      },
    ],
  },
  operations: sampleOperations,
  files: {},
  effects,
  scoring: sampleScoring,
  notices: [
    notice('orden-de-arranque', 'Orden de arranque', '2026-01-10', null),
    notice('verano', 'Verano sin descuentos', '2025-07-01', '2025-09-30'),
  ],
  pilots: [
    { callsign: 'PRB001', name: 'Alfa', position: 'CEO', rankCode: 'comandante' },
    { callsign: 'PRB002', name: 'Bravo', position: 'CEO', rankCode: 'comandante' },
    { callsign: 'PRB003', name: 'Charlie', position: 'Jefe TR', rankCode: 'comandante' },
    { callsign: 'PRB004', name: 'Delta', position: 'Operaciones', rankCode: 'comandante' },
    { callsign: 'PRB005', name: 'Eco', position: undefined, rankCode: 'segundo-oficial' },
    { callsign: 'PRB006', name: 'Foxtrot', position: undefined, rankCode: 'segundo-oficial' },
  ],
};
