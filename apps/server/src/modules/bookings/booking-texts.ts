import { countOf } from '@va/domain/numbers.ts';
import { dateFormat } from '@va/domain/dates.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';
import type { BookingEffect } from '@va/domain/booking/booking.ts';
import type { Tx } from '#server/db/database.ts';
import { announce } from '#server/kernel/messages/announce.ts';
import type { Message } from '#server/kernel/messages/message.ts';
import { bookingTitle } from '@va/domain/booking/booking-title.ts';
import { stagesThatCount } from '@va/domain/tour/tour.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { type BookingRow, stageOf } from './booking-rows.ts';

const DAY = dateFormat({ day: 'numeric', month: 'long' });

/** Day and hour in UTC: «22 de noviembre a las 14:05Z». */
export function dayAndHour(at: Date): string {
  return `${DAY(at)} a las ${formatUtcMinute(at)}`;
}

/** A booking's name without its airports: «EVE 101». */
export function shortBookingName(row: NamedRow, ops: NamingOperations): string {
  const event = row.event_name === null ? null : { name: row.event_name };
  const flight = { number: row.flight_number, kind: row.kind, stage: viewStage(ops, row), event };
  return bookingTitle({ ...flight, to: ops.airports.get(row.arr_icao)?.city ?? row.arr_icao }, ops.icaoCode);
}

type NamingOperations = Pick<Operations, 'icaoCode' | 'tours' | 'airports'>;
type NamedRow = Pick<
  BookingRow,
  'flight_number' | 'kind' | 'tour_id' | 'tour_stage' | 'event_name' | 'arr_icao'
>;

/** A booking's stage for the API, with the tour's present number of stages; a removed tour is shown by its id. */
export function viewStage(
  { tours }: Pick<Operations, 'tours'>,
  row: Pick<BookingRow, 'tour_id' | 'tour_stage'>,
) {
  const stage = stageOf(row);
  if (stage === null) return null;
  const tour = tours.find(({ id }) => id === stage.tour);
  const of = tour && stagesThatCount(tour.stages).length;
  return { ...stage, name: tour?.name ?? stage.tour, ...(of !== undefined && { of }) };
}

/** A booking's full name: «EVE 101, de LEMD a LEBL». */
export function bookingName(row: NamedRow & Pick<BookingRow, 'dep_icao'>, ops: NamingOperations): string {
  return `${shortBookingName(row, ops)}, de ${row.dep_icao} a ${row.arr_icao}`;
}

/**
 * The message to a pilot about a change of a booking that they did not make themselves; undefined for other changes.
 * @param another for a lost tail, whether the pilot can pick another one of its type
 */
export function bookingMessage(
  effect: Extract<BookingEffect, { type: 'tell_pilot' }>,
  row: BookingRow,
  ops: NamingOperations,
  debit: number,
  another: boolean,
): Message | undefined {
  const name = bookingName(row, ops);
  const link = `/plataforma/reservas/${row.code}`;
  const kind = `booking.${effect.about}`;
  switch (effect.about) {
    case 'cancel_by_company':
      return {
        kind,
        title: `Reserva anulada: ${name}`,
        body: `La compañía ha anulado tu reserva del ${dayAndHour(row.std)}. No te cuesta nada.${whyOf(row)}`,
        link,
      };
    case 'timetable_changed':
      return { kind, title: `Cambio en ${name}`, body: changeWords(row, another), link };
    case 'left_behind':
      return {
        kind,
        title: `${another ? 'Elige otro avión' : 'Vuelo sin avión'}: ${name}`,
        body: `Ya no vuelas antes hasta ${row.dep_icao} con el avión que tenías, y no estará allí el ${dayAndHour(row.std)}. ${another ? 'Conservas el vuelo: elige otro avión, o anúlalo' : 'No hay otro de su tipo: puedes volver a elegir el mismo, o anular el vuelo'} sin coste antes del ${dayAndHour(row.grace_until)}.`,
        link,
      };
    case 'freed':
      return {
        kind,
        title: `Etapa liberada: ${name}`,
        body: `Era de un día de avión que ya no llega a ${row.dep_icao}. Queda libre para otros y no te cuesta nada; si quieres volarla con otro avión, resérvala otra vez.`,
        link: '/plataforma/vuelos',
      };
    case 'expire':
      return {
        kind,
        title: `Reserva caducada: ${name}`,
        body: effect.appealable
          ? `El plazo terminó el ${dayAndHour(row.grace_until)} sin que la empezaras ni la anularas: resta ${countOf(-debit, 'punto', 'puntos')}. Si crees que no es justo, recurre desde la reserva.`
          : row.reason === 'freed'
            ? `El plazo terminó el ${dayAndHour(row.grace_until)}, y queda libre para otros. Es de un día de avión, así que no te cuesta nada.`
            : `El plazo terminó el ${dayAndHour(row.grace_until)}. No te cuesta nada: la plataforma no respondía o tu cuenta estaba suspendida.`,
        link,
      };
    case 'appeal_upheld':
      return {
        kind,
        title: `Recurso estimado: ${name}`,
        body: `Se te devuelven los puntos.${whyOf(row)}`,
        link,
      };
    case 'report_dropped':
      return row.state === 'reserved'
        ? { kind, title: `Tu reserva sigue en pie: ${name}`, body: keptWords(row), link }
        : { kind, title: `Vuelo interrumpido: ${name}`, body: 'La reserva se cierra sin coste.', link };
    default:
      return undefined;
  }
}

/** A Spanish sentence about a booking that stays reserved after its flight was discarded before it moved. */
export function keptWords({ grace_until }: Pick<BookingRow, 'grace_until'>): string {
  return `Has descartado el vuelo antes de moverte: la reserva sigue en pie y puedes empezarlo otra vez hasta el ${dayAndHour(grace_until)}.`;
}

function whyOf({ reason_text }: BookingRow): string {
  return reason_text === null ? '' : `\n\nMotivo: ${reason_text}`;
}

function changeWords(row: BookingRow, another: boolean): string {
  const keep = `Puedes volar lo que reservaste hasta el ${dayAndHour(row.grace_until)}.`;
  if (row.changed_what === 'tail_withdrawn')
    return `El avión que tenías ya no está disponible${another ? '. Conservas el vuelo: elige otro avión.' : ' y no hay otro de su tipo, pero conservas el vuelo.'} ${keep}`;
  if (row.changed_what === 'flight_withdrawn') return `El vuelo ya no está en el horario. ${keep}`;
  const to = row.changed_std === null ? '' : ` y ahora sale el ${dayAndHour(row.changed_std)}`;
  return `El horario ha cambiado${to}. ${keep}`;
}

/** Tells webhooks of a booking, in the transaction of the act. */
export function announceBooking(
  tx: Tx,
  event: 'booking.created' | 'booking.cancelled',
  row: BookingRow,
  now: Date,
): Promise<void> {
  return announce(tx, event, {
    pilotId: row.pilot_id,
    news: {
      code: row.code,
      flightNumber: row.flight_number,
      depIcao: row.dep_icao,
      arrIcao: row.arr_icao,
      icaoType: row.icao_type,
      std: row.std.toISOString(),
    },
    now,
  });
}
