/** Events of which programs and channels of the airline can be informed, with the words that staff see. */
export const WEBHOOK_EVENTS = {
  'booking.created': 'Reserva hecha',
  'booking.cancelled': 'Reserva anulada',
  'flight.started': 'Vuelo empezado',
  'flight.landed': 'Vuelo aterrizado',
  'report.accepted': 'Informe aceptado',
  'report.review': 'Informe en revisión',
  'report.rejected': 'Informe rechazado',
  'tour.stage': 'Etapa de tour superada',
  'tour.completed': 'Tour completado',
  'rank.granted': 'Rango concedido',
  'award.granted': 'Premio concedido',
  'notice.published': 'NOTAM publicado',
  'event.published': 'Evento publicado',
} as const;

/** Name of an event that webhooks can receive. */
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

/** Events that channels of people get only with the pilot's consent; the airline's own programs get them always. */
export const WITH_CONSENT = [
  'flight.landed',
  'rank.granted',
  'award.granted',
] as const satisfies readonly WebhookEvent[];

/** Data of an event, as far as they are known; the same for programs and for people. */
export interface News {
  /** For a flight: public code of its booking or report. */
  code?: string | undefined;
  flightNumber?: number | null | undefined;
  depIcao?: string | undefined;
  arrIcao?: string | undefined;
  icaoType?: string | null | undefined;
  /** Departure, ISO 8601 in UTC. */
  std?: string | undefined;
  /** Tenths, 0 to 100. */
  score?: number | null | undefined;
  blockMin?: number | null | undefined;
  /** Vertical speed of the touchdown, ft/min, 0 or less. */
  touchdownFpm?: number | null | undefined;
  /** For other events: name and text. */
  title?: string | undefined;
  text?: string | undefined;
  /** Path within the platform. */
  path?: string | undefined;
}

/** Whether a word is the name of an event. */
export function isWebhookEvent(word: string): word is WebhookEvent {
  return Object.hasOwn(WEBHOOK_EVENTS, word);
}
