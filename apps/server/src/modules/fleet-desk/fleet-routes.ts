import { airlineRoutes } from '@va/contract/airline/routes.ts';
import { aircraftCsv } from '@va/domain/fleet/aircraft-csv.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { readFleetRows } from '../fleet/aircraft-rows.ts';
import { addAircraft } from './add-aircraft.ts';
import { changeAircraft, changeService, ferryTail } from './change-aircraft.ts';
import { readEntryOf, readHistory, viewFleet, viewTail } from './fleet-view.ts';
import { MOST_IMPORT_BYTES } from '@va/contract/shared/csv-texts.ts';
import { applyFleetFile, type FleetReview, reviewFleet } from './import-fleet.ts';

const answer = { status: 200 as const, description: 'El avión, ya cambiado' };

/** Where each tail is and what it does; and what staff change of it. */
export function fleetEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Flota', [
    pilotEndpoint('map.all', {
      ask: airlineRoutes.listAircraft,
      summary: 'La flota: dónde está cada avión y qué hace',
      description: 'Quien lleva la flota ve también los aviones de baja.',
      scope: 'own:read',
      answer: { status: 200, description: 'Por matrícula' },
      handle: async ({ actor, context }) => {
        const tails = await viewFleet(db.queries, ops, context.now);
        const all = actor.capabilities.has('fleet.write');
        return { body: tails.filter(({ service }) => all || service !== 'retired') };
      },
    }),
    pilotEndpoint('map.all', {
      ask: airlineRoutes.getAircraftHistory,
      summary: 'Lo que ha hecho un avión: vuelos, traslados y cambios de servicio',
      things: 'any',
      answer: { status: 200, description: 'De lo último a lo primero' },
      handle: async ({ params: { id }, context }) => {
        const { body: aircraft } = await viewTail(db.queries, ops, id, context.now);
        const importId = await readEntryOf(db.queries, id);
        const entries = await readHistory(db.queries, id);
        return { body: { aircraft, importId, entries }, version: aircraft.version };
      },
    }),
    pilotEndpoint('fleet.write', {
      ask: airlineRoutes.exportAircraft,
      scope: 'staff:fleet',
      summary: 'La flota como CSV, en las columnas de phpVMS',
      limit: 'export',
      answer: { status: 200, description: 'El texto del archivo' },
      handle: async () => ({ body: { csv: await fleetCsv(db.queries) } }),
    }),
    pilotEndpoint('fleet.write', {
      ask: airlineRoutes.addAircraft,
      summary: 'Añadir un avión',
      description: 'Se puede reservar desde ahora. Se retira desde las importaciones mientras nadie lo use.',
      answer: { status: 201, description: 'El avión, ya en la flota' },
      handle: async ({ body, by }) => ({ body: await addAircraft(db, ops, body, by) }),
    }),
    pilotEndpoint('fleet.write', {
      ask: airlineRoutes.changeAircraft,
      summary: 'Cambiar el nombre, la librea, la entrega o la base de un avión',
      description: 'Lo que no se nombra se queda. Su historia dice lo que había antes.',
      things: 'any',
      needsVersion: true,
      answer,
      problems: ['en-vuelo'],
      handle: ({ params: { id }, body, version, by }) => changeAircraft(db, ops, { id, version }, body, by),
    }),
    pilotEndpoint('fleet.write', {
      ask: airlineRoutes.changeService,
      summary: 'Cambiar el servicio de un avión',
      description: 'Sus reservas conservan el vuelo y se pide a sus pilotos que elijan otro avión.',
      things: 'any',
      needsVersion: true,
      answer,
      problems: ['servicio', 'falta-motivo', 'en-vuelo'],
      handle: ({ params: { id }, body, version, by }) => changeService(db, ops, { id, version }, body, by),
    }),
    pilotEndpoint('fleet.write', {
      ask: airlineRoutes.ferryAircraft,
      summary: 'Trasladar un avión sin vuelo',
      things: 'any',
      needsVersion: true,
      answer,
      problems: ['en-vuelo'],
      handle: ({ params: { id }, body, version, by }) => ferryTail(db, ops, { id, version }, body, by),
    }),
  ]);
}

/** A CSV of all tails, including those that are gone, in the columns of phpVMS. */
async function fleetCsv(queries: Queries): Promise<string> {
  return aircraftCsv(await readFleetRows(queries));
}

const reviewed = {
  status: 200 as const,
  description: 'Qué cambia y qué filas se rechazan',
};

/** The fleet from a file, in two steps: looked at, then applied. */
export function fleetImportEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Flota', [
    pilotEndpoint('fleet.write', {
      ask: airlineRoutes.checkAircraftFile,
      summary: 'Revisar un archivo CSV de aviones sin aplicarlo',
      description: 'Los aviones que no nombra se quedan como están.',
      mostBytes: MOST_IMPORT_BYTES,
      answer: reviewed,
      handle: async ({ body }) => ({ body: view(await reviewFleet(db.queries, ops, body.csv)) }),
    }),
    pilotEndpoint('fleet.write', {
      ask: airlineRoutes.applyAircraftFile,
      summary: 'Aplicar un archivo CSV de aviones que se ha revisado',
      description: 'Todo o nada; con filas rechazadas sólo si se pide «partial».',
      mostBytes: MOST_IMPORT_BYTES,
      answer: reviewed,
      problems: ['cambiado-entretanto', 'archivo-con-errores'],
      handle: async ({ body, by }) => {
        const { review, importId } = await applyFleetFile(db, ops, body, by);
        return { body: { ...view(review), importId } };
      },
    }),
  ]);
}

/** Most entries of each list in a review's answer; the rest is only counted, and refused rows come as a file. */
const SHOWN = 1000;

function view({ added, changed, same, problems, refused, refusedCsv, ignored, seen }: FleetReview) {
  return {
    seen,
    counts: { added: added.length, changed: changed.length, problems: problems.length },
    refused,
    added: added.slice(0, SHOWN),
    changed: changed.slice(0, SHOWN).map(({ before, after, fields }) => {
      const { flying: _flying, ...row } = before;
      return { before: row, after, fields: [...fields] };
    }),
    same,
    problems: problems.slice(0, SHOWN),
    refusedCsv,
    ignored: [...ignored],
    importId: null,
  };
}
