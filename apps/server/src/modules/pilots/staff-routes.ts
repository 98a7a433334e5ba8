import { pilotRoutes } from '@va/contract/pilots/routes.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { wrongValue } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { LinkService } from '../access/link-service.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { mergeAccounts } from '../merge-accounts/merge-accounts.ts';
import { invitePilot, freeCallsign } from './invitation-service.ts';
import type { StaffService } from './staff-service.ts';
import { applicationRoutes } from '@va/contract/pilots/application-routes.ts';
import { changeRank, correctPilot } from './change-pilot.ts';
import { listNotes, removeNote, writeNote } from './pilot-notes.ts';

const answer = { status: 200 as const, description: 'El piloto, ya cambiado' };

/** What staff do with accounts; each act has its reason in the audit. */
export function staffPilotEndpoints(
  db: Database,
  airline: Airline,
  links: LinkService,
  staff: StaffService,
): Endpoint[] {
  return tagged('Equipo: pilotos', [
    pilotEndpoint('pilots.manage', {
      ask: pilotRoutes.invitePilot,
      summary: 'Invitar a un piloto',
      description:
        'Guarda el indicativo 14 días y da el enlace, que también sale por correo si hay dirección.',
      answer: { status: 201, description: 'El enlace, una sola vez' },
      secret: true,
      problems: ['indicativo-no-valido', 'indicativo-ocupado', 'edad-minima', 'correo-ocupado'],
      handle: async ({ body, by }) => ({ body: await invitePilot(db, airline, links, body, by) }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: pilotRoutes.changePilot,
      summary: 'Cambiar los cargos o la base de un piloto',
      things: 'any',
      needsVersion: true,
      answer,
      problems: ['permiso-que-no-tienes', 'ultimo-administrador'],
      handle: async ({ params: { callsign }, body, version, by }) => {
        const pilot = await staff.change(callsign, body, version, by);
        return { body: pilot, version: pilot.version ?? 0 };
      },
    }),
    pilotEndpoint('roles', {
      ask: pilotRoutes.changeRights,
      summary: 'Conceder y retirar roles y permisos',
      things: 'any',
      needsVersion: true,
      answer,
      problems: ['permiso-que-no-tienes', 'ultimo-administrador', 'asunto-propio'],
      handle: async ({ params: { callsign }, body, version, by }) => ({
        body: await staff.changeRights(callsign, body, version, by),
      }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: pilotRoutes.suspendPilot,
      summary: 'Suspender una cuenta de 7 a 90 días',
      things: 'any',
      answer,
      problems: ['duracion-suspension', 'estado-de-cuenta', 'asunto-propio', 'ultimo-administrador'],
      handle: async ({ params: { callsign }, body, by }) => ({
        body: await staff.suspend(callsign, body, by),
      }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: pilotRoutes.liftSuspension,
      summary: 'Levantar una suspensión antes de su fecha',
      things: 'any',
      answer,
      problems: ['estado-de-cuenta', 'asunto-propio'],
      handle: async ({ params: { callsign }, by }) => ({ body: await staff.liftSuspension(callsign, by) }),
    }),
    pilotEndpoint('pilots.expel', {
      ask: pilotRoutes.expelPilot,
      summary: 'Expulsar a un piloto',
      things: 'any',
      answer,
      problems: ['estado-de-cuenta', 'asunto-propio', 'ultimo-administrador'],
      handle: async ({ params: { callsign }, body, by }) => ({ body: await staff.expel(callsign, body, by) }),
    }),
    pilotEndpoint('pilots.expel', {
      ask: pilotRoutes.mergePilots,
      summary: 'Unir dos cuentas de la misma persona',
      description: 'Los vuelos, las horas y los puntos pasan a la cuenta que se queda. No se deshace.',
      things: 'any',
      answer: { status: 204, description: 'Hecho' },
      problems: ['estado-de-cuenta', 'asunto-propio', 'ultimo-administrador', 'cuenta-con-asuntos'],
      handle: ({ params: { callsign }, body, by }) => mergeAccounts(db, airline, { callsign, ...body }, by),
    }),
    pilotEndpoint('pilots.expel', {
      ask: pilotRoutes.erasePilot,
      summary: 'Suprimir la cuenta y los datos de quien lo ha pedido al equipo',
      description:
        'Como si lo hubiera hecho en su cuenta: los vuelos quedan en los totales sin su nombre ni su recorrido. No se deshace.',
      things: 'any',
      answer: { status: 204, description: 'Hecho' },
      problems: ['estado-de-cuenta', 'asunto-propio', 'ultimo-administrador'],
      handle: async ({ params: { callsign }, body, by }) => {
        if (body.callsign !== callsign)
          throw wrongValue(
            '/callsign',
            'Escribe su indicativo',
            `Para confirmar, escribe su indicativo, ${callsign}.`,
          );
        await staff.erase(callsign, by);
      },
    }),
    pilotEndpoint('pilots.manage', {
      ask: pilotRoutes.retirePilot,
      summary: 'Dar de baja a un piloto, o anular su invitación',
      things: 'any',
      answer: { status: 204, description: 'Hecho' },
      problems: ['estado-de-cuenta', 'ultimo-administrador'],
      handle: ({ params: { callsign }, by }) => staff.retire(callsign, by),
    }),
    pilotEndpoint('pilots.manage', {
      ask: pilotRoutes.readmitPilot,
      summary: 'Readmitir a quien estaba inactivo o se había ido',
      things: 'any',
      answer,
      problems: ['estado-de-cuenta', 'fuera-de-plazo', 'indicativo-ocupado', 'permiso-que-no-tienes'],
      handle: async ({ params: { callsign }, by }) => ({ body: await staff.readmit(callsign, by) }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: pilotRoutes.makeLink,
      summary: 'Hacer otro enlace: de invitación, o para recuperar el acceso',
      description: 'El enlace anterior deja de servir.',
      things: 'any',
      answer: { status: 201, description: 'El enlace, una sola vez' },
      secret: true,
      problems: ['permiso-que-no-tienes', 'estado-de-cuenta'],
      handle: async ({ params: { callsign }, by }) => ({ body: await staff.makeLink(callsign, by) }),
    }),
    pilotEndpoint('roles', {
      ask: pilotRoutes.resetSecondFactor,
      summary: 'Quitar el segundo factor de quien lo ha perdido',
      things: 'any',
      answer: { status: 204, description: 'Hecho' },
      problems: ['asunto-propio', 'permiso-que-no-tienes'],
      handle: ({ params: { callsign }, by }) => staff.resetSecondFactor(callsign, by),
    }),
  ]);
}

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
