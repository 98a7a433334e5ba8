import { airlineRoutes } from '@va/contract/airline/routes.ts';
import { dayOf } from '@va/domain/months.ts';
import type { FileMode } from '@va/domain/timetable/apply-rows.ts';
import { timetableCsv } from '@va/domain/timetable/csv-export.ts';
import { isOver } from '@va/domain/timetable/season.ts';
import { MOST_IMPORT_BYTES } from '@va/contract/shared/csv-texts.ts';
import { type Endpoint, pilotEndpoint, tagged, publicEndpoint } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { type AppliedTimetable, applyTimetable } from './change-timetable.ts';
import { type Review, reviewTimetable } from './review-timetable.ts';
import { proposeTimetable, reasonsOf } from './timetable-desk.ts';
import { type ReadTimetable, readTimetableCsv } from './read-timetable-csv.ts';
import {
  readFlights,
  readKeptFlights,
  viewFlight,
  seesWholeTimetable,
} from '../timetable/timetable-flights.ts';
import { readRevision } from '../timetable/timetable-revision.ts';
import { changeFlight, putFlight, viewKeptFlight } from './change-flight.ts';

/** One flight of the timetable: read by everybody; staff add it, change it, and ask why it is as it is. */
function flightEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Equipo: horario', [
    publicEndpoint({
      ask: airlineRoutes.getFlight,
      tag: 'Vuelos',
      summary: 'Un vuelo del horario',
      description: 'Sin sesión, si es público. Su ETag es la versión que pide cambiarlo.',
      things: 'any',
      answer: { status: 200, description: 'El vuelo' },
      handle: async ({ actor, params: { id } }) => {
        const flight = await viewKeptFlight(db.queries, id);
        if (!flight.body.isPublic && !seesWholeTimetable(actor)) throw new Problem('no-encontrado');
        return flight;
      },
    }),
    pilotEndpoint('timetable.write', {
      ask: airlineRoutes.addFlight,
      summary: 'Añadir un vuelo al horario',
      description: 'Se comprueba como los de un archivo, y se retira igual desde las importaciones.',
      answer: { status: 201, description: 'El vuelo, ya en el horario' },
      problems: ['horario-con-errores'],
      handle: ({ body: { reason, ...given }, by }) => putFlight(db, ops, given, reason, by),
    }),
    pilotEndpoint('timetable.write', {
      ask: airlineRoutes.explainFlight,
      summary: 'Por qué un vuelo del horario es como es',
      things: 'any',
      answer: { status: 200, description: 'Sus razones' },
      handle: async ({ params: { id }, context }) => {
        const why = await reasonsOf(db.queries, ops, id, context.now);
        if (why === undefined) throw new Problem('no-encontrado');
        return { body: { why } };
      },
    }),
    pilotEndpoint('timetable.write', {
      ask: airlineRoutes.changeFlight,
      summary: 'Cambiar un vuelo del horario, o bloquearlo',
      things: 'any',
      needsVersion: true,
      answer: { status: 200, description: 'El vuelo, ya cambiado' },
      problems: ['horario-con-errores'],
      handle: ({ params: { id }, body: { reason, ...change }, version, by }) =>
        changeFlight(db, ops, { id, version }, change, reason, by),
    }),
  ]);
}

const reviewed = {
  status: 200 as const,
  description: 'Qué cambia y qué está mal',
};

/** The desk of the timetable: what is in force, what the generator or a file would change, and applying it. */
export function timetableEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Equipo: horario', [
    pilotEndpoint('timetable.write', {
      ask: airlineRoutes.getTimetable,
      scope: 'staff:timetable',
      summary: 'El horario entero, con lo que ya acabó',
      answer: { status: 200, description: 'Por número' },
      handle: async () => ({
        body: {
          revision: await readRevision(db.queries),
          flights: await readKeptFlights(db.queries),
        },
      }),
    }),
    pilotEndpoint('timetable.write', {
      ask: airlineRoutes.exportTimetable,
      scope: 'staff:timetable',
      summary: 'El horario en vigor como CSV, en las columnas de phpVMS',
      limit: 'export',
      answer: { status: 200, description: 'El texto del archivo' },
      handle: async ({ context }) => {
        const today = dayOf(context.now);
        const flights = (await readFlights(db.queries)).filter((flight) => !isOver(flight, today));
        return { body: { csv: timetableCsv(flights, ops.icaoCode) } };
      },
    }),
    pilotEndpoint('timetable.write', {
      ask: airlineRoutes.proposeTimetable,
      summary: 'Lo que el generador cambiaría ahora',
      description: 'Lo que hizo o bloqueó una persona se queda como está. No aplica nada.',
      answer: reviewed,
      handle: async ({ context }) => {
        const next = await proposeTimetable(db.queries, ops, context.now);
        const review = await reviewTimetable(db.queries, ops, next, context.now);
        return { body: viewReview(review, await readRevision(db.queries)) };
      },
    }),
    pilotEndpoint('timetable.write', {
      ask: airlineRoutes.applyProposal,
      summary: 'Aplicar lo que propone el generador',
      answer: reviewed,
      problems: ['cambiado-entretanto', 'horario-con-errores'],
      handle: async ({ body, context, by }) =>
        viewApplied(
          await applyTimetable(db, ops, by, {
            action: 'timetable.generated',
            reason: body.reason,
            revision: body.revision,
            fileName: 'Propuesta del generador',
            read: (tx) => proposeTimetable(tx, ops, context.now),
          }),
        ),
    }),
    pilotEndpoint('timetable.write', {
      ask: airlineRoutes.checkTimetableFile,
      summary: 'Revisar un archivo CSV sin aplicarlo',
      mostBytes: MOST_IMPORT_BYTES,
      answer: reviewed,
      handle: async ({ body, context }) => {
        const read = await readTimetableCsv(db.queries, ops, body, context.now);
        const review = await reviewTimetable(db.queries, ops, read, context.now);
        return { body: viewReview(review, await readRevision(db.queries), read) };
      },
    }),
    pilotEndpoint('timetable.write', {
      ask: airlineRoutes.applyTimetableFile,
      summary: 'Aplicar un archivo CSV que se ha revisado',
      description:
        'Todo o nada; con filas rechazadas sólo si se pide «partial», y nunca si sustituye lo que hay.',
      mostBytes: MOST_IMPORT_BYTES,
      answer: reviewed,
      problems: ['cambiado-entretanto', 'horario-con-errores', 'archivo-con-errores'],
      handle: async ({ body, context, by }) =>
        viewApplied(
          await applyTimetable(db, ops, by, {
            action: 'timetable.imported',
            reason: body.reason,
            revision: body.revision,
            fileName: body.fileName,
            async read(tx) {
              const read = await readTimetableCsv(tx, ops, body, context.now);
              if (read.problems.length > 0 && (!body.partial || body.mode === 'replace'))
                throw new Problem('archivo-con-errores', partialReplace(body.mode));
              return read;
            },
          }),
        ),
    }),
    ...flightEndpoints(db, ops),
  ]);
}

const viewApplied = ({ review, revision, given, importId }: AppliedTimetable) => ({
  body: { ...viewReview(review, revision, given), importId },
});

/** The note for partial replacement: a refused row of a replacing file would silently end its flight. */
function partialReplace(mode: FileMode): { detail?: string } {
  if (mode !== 'replace') return {};
  return {
    detail:
      'El archivo sustituye el horario, y los vuelos de sus filas rechazadas acabarían. Corrígelas y repite, o elige «Añadir y cambiar».',
  };
}

/** Most entries of each list in a review's answer; the rest is only counted, and refused rows come as a file. */
const SHOWN = 1000;

function viewReview({ diff, findings, peaks }: Review, revision: number, read: Partial<ReadTimetable> = {}) {
  const { added, changed, ended, same } = diff;
  const problems = read.problems ?? [];
  const worstFirst = findings.toSorted((a, b) => a.level.localeCompare(b.level));
  return {
    revision,
    counts: {
      added: added.length,
      changed: changed.length,
      ended: ended.length,
      findings: findings.length,
      problems: problems.length,
    },
    added: added.slice(0, SHOWN).map(viewFlight),
    changed: changed.slice(0, SHOWN).map(({ before, after, fields }) => ({
      before: viewFlight(before),
      after: viewFlight(after),
      fields: fields.map(({ field }) => field),
    })),
    ended: ended.slice(0, SHOWN).map(viewFlight),
    same,
    findings: worstFirst.slice(0, SHOWN).map(({ level, code, message }) => ({ level, code, message })),
    peaks: [...peaks],
    problems: problems.slice(0, SHOWN),
    refused: read.refused ?? 0,
    refusedCsv: read.refusedCsv ?? null,
    ignored: [...(read.ignored ?? [])],
    notes: [...(read.notes ?? [])],
    importId: null,
  };
}
