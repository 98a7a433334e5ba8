import { pilotRoutes } from '@va/contract/pilots/routes.ts';
import { applicationRoutes } from '@va/contract/pilots/application-routes.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { changeRank } from './change-rank.ts';
import { correctPilot } from './correct-pilot.ts';
import { freeCallsign } from './invitation-service.ts';
import { listNotes, removeNote, writeNote } from './pilot-notes.ts';

/** What staff keep of the person behind an account: name, address, rank and notes; and the callsign of the next one. */
export function personEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Equipo: pilotos', [
    pilotEndpoint('pilots.manage', {
      ask: applicationRoutes.nextCallsign,
      summary: 'El primer indicativo libre y la edad mínima, para invitar',
      answer: { status: 200, description: 'El indicativo y la edad' },
      handle: async ({ context }) => ({
        body: {
          callsign: await freeCallsign(db.queries, airline, context.now),
          minAge: airline.accountRules.minAge,
        },
      }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: pilotRoutes.correctPilot,
      summary: 'Corregir el nombre o el correo de un piloto',
      things: 'any',
      needsVersion: true,
      answer: { status: 200, description: 'El piloto, ya cambiado' },
      problems: ['permiso-que-no-tienes', 'correo-ocupado'],
      handle: async ({ params: { callsign }, body: { name, email }, version, by }) => {
        const pilot = await correctPilot(db, airline, { callsign, name, email, version }, by);
        return { body: pilot, version: pilot.version ?? 0 };
      },
    }),
    pilotEndpoint('promotions.grant', {
      ask: pilotRoutes.setRank,
      summary: 'Poner a mano el rango de un piloto',
      description: 'El piloto lee el motivo. Lo que tuviera pedido se retira si ya no lleva a ningún sitio.',
      things: 'any',
      needsVersion: true,
      answer: { status: 200, description: 'El piloto, ya cambiado' },
      problems: ['asunto-propio', 'estado-de-cuenta', 'decision-recurrida'],
      handle: async ({ params: { callsign }, body, version, by }) => {
        const pilot = await changeRank(db, airline, { ...body, callsign, version }, by);
        return { body: pilot, version: pilot.version ?? 0 };
      },
    }),
    pilotEndpoint('pilots.manage', {
      ask: pilotRoutes.listNotes,
      summary: 'Las notas del equipo sobre un piloto',
      things: 'any',
      answer: { status: 200, description: 'La más nueva, primero' },
      handle: async ({ params: { callsign } }) => ({ body: await listNotes(db.queries, callsign) }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: pilotRoutes.writeNote,
      summary: 'Anotar algo sobre un piloto, para el equipo',
      description: 'El piloto no la ve en la plataforma; está en la copia de sus datos.',
      things: 'any',
      answer: { status: 201, description: 'La nota' },
      handle: async ({ params: { callsign }, body, by }) => ({
        body: await writeNote(db, callsign, body.text, by),
      }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: pilotRoutes.removeNote,
      summary: 'Quitar una nota',
      things: 'any',
      answer: { status: 204, description: 'Hecho' },
      problems: ['asunto-propio'],
      handle: ({ params: { callsign, id }, by }) => removeNote(db, callsign, id, by),
    }),
  ]);
}
