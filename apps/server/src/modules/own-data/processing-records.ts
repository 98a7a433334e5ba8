import { APPLICATION_DAYS } from '@va/domain/applications/application-limits.ts';
import { AUDIT_MONTHS } from '#server/kernel/audit/audit-rows.ts';
import { SENT_MAIL_DAYS } from '#server/kernel/messages/outbox-rows.ts';
import { SIGN_IN_DAYS } from '../access/end-access.ts';
import { TRACK_DAYS } from '../recordings/report-jobs.ts';
import { EXPORT_DAYS } from './exports.ts';

/** One kind of personal data that the platform keeps, in the words of the privacy policy; all texts are Spanish. */
export interface ProcessingRecord {
  data: string;
  purpose: string;
  basis: string;
  retention: string;
  seenBy: string;
  /** The tables of the database that hold it. */
  tables: readonly string[];
}

const PARTNERSHIP = 'La relación que aceptas al hacerte piloto';
const SAFETY = 'Interés legítimo en que la comunidad funcione';
const WHILE_PILOT = 'Mientras seas piloto';

/** Everything that the platform keeps about a person. The privacy policy has these rows, and a test compares them. */
export const PROCESSING_RECORDS: readonly ProcessingRecord[] = [
  {
    data: 'Indicativo, nombre, correo, país, zona horaria y cargos; números de VATSIM, IVAO y Discord y alias de SimBrief, si los das; escenarios que tienes y aviones que prefieres, si los dices',
    purpose: 'Tu cuenta, los avisos que te mandamos y reconocer tus vuelos',
    basis: `${PARTNERSHIP}; enseñar el nombre, el mapa abierto, el perfil público y Discord, tu consentimiento`,
    retention: WHILE_PILOT,
    seenBy:
      'Tú y el equipo; los demás pilotos, el indicativo y lo que consientas; SimBrief, tu alias cuando traes un plan',
    tables: ['pilot', 'account_change', 'callsign_assignment'],
  },
  {
    data: 'Huella de la contraseña, llaves de acceso, segundo factor, códigos de recuperación y enlaces de acceso',
    purpose: 'Comprobar que eres tú',
    basis: PARTNERSHIP,
    retention: `${WHILE_PILOT}; los enlaces, ${SIGN_IN_DAYS} días después de caducar`,
    seenBy: 'Nadie',
    tables: ['password', 'passkey', 'passkey_challenge', 'totp', 'recovery_code', 'access_link'],
  },
  {
    data: 'Equipos con los que has entrado, con el nombre que les pones',
    purpose: 'Que veas tus sesiones y puedas cerrarlas',
    basis: PARTNERSHIP,
    retention: `Hasta ${SIGN_IN_DAYS} días después de cerrarse`,
    seenBy: 'Sólo tú',
    tables: ['sign_in'],
  },
  {
    data: 'Dirección y claves de avisos de los equipos en los que los activas',
    purpose:
      'Recordarte la salida y el final del plazo por el servicio de avisos de tu navegador, que no puede leerlos',
    basis: 'Tu consentimiento',
    retention: 'Hasta que los desactives o cierres la sesión',
    seenBy: 'Nadie',
    tables: ['push_device'],
  },
  {
    data: 'Claves de programas y dirección de tu calendario',
    purpose: 'Que tu ACARS y tu calendario hablen con la plataforma en tu nombre',
    basis: PARTNERSHIP,
    retention: 'Hasta que las retires; las claves, un año si no las renuevas',
    seenBy: 'Sólo tú',
    tables: ['api_key', 'device_grant', 'calendar_address'],
  },
  {
    data: 'El rol que tienes en el Discord de la compañía',
    purpose: 'Que tu rango se vea allí y cambie contigo',
    basis: 'Tu consentimiento',
    retention: 'Hasta que lo retires o te vayas; si Discord no contesta, 30 días más',
    seenBy: 'Quien esté en ese servidor; Discord recibe tu número y tu rol',
    tables: ['discord_role'],
  },
  {
    data: 'Tu solicitud para volar con nosotros: nombre, correo, números de VATSIM e IVAO y lo que contestas',
    purpose: 'Decidir si te invitamos y decírtelo',
    basis: 'Tu consentimiento',
    retention: `Sin confirmar el correo, ${APPLICATION_DAYS.unconfirmed} días; sin decidir, ${APPLICATION_DAYS.waiting} días; decidida, ${APPLICATION_DAYS.decided} días`,
    seenBy: 'Quien lleva a los pilotos en el equipo; tú, en la copia de tus datos si ya eres piloto',
    tables: ['application'],
  },
  {
    data: 'Notas del equipo sobre ti',
    purpose: 'Que el equipo recuerde lo que habláis',
    basis: SAFETY,
    retention: `${WHILE_PILOT}, o hasta que las quite`,
    seenBy: 'El equipo; tú, en la copia de tus datos',
    tables: ['pilot_note'],
  },
  {
    data: 'Mensajes de la plataforma, correos que te manda y NOTAMs que has confirmado',
    purpose: 'Que no se pierda ningún aviso',
    basis: PARTNERSHIP,
    retention: `${WHILE_PILOT}; los correos enviados, ${SENT_MAIL_DAYS} días`,
    seenBy: 'Tú; el equipo, el asunto de los correos y quién ha confirmado',
    tables: ['inbox_message', 'outbox', 'notice_ack'],
  },
  {
    data: 'Rangos, excedencias y sanciones',
    purpose: 'Llevar la plantilla y aplicar las normas',
    basis: `${PARTNERSHIP}; las sanciones, ${SAFETY.charAt(0).toLowerCase()}${SAFETY.slice(1)}`,
    retention: `${WHILE_PILOT}; las sanciones, si te vas, hasta un año desde que se pusieron`,
    seenBy: 'Tú y el equipo; los demás pilotos, el rango',
    tables: ['rank_history', 'promotion', 'qualification', 'leave', 'sanction'],
  },
  {
    data: 'Vuelos: reservas y sus planes, traslados, informes, decisiones, recursos, notas, puntos, horas, tours, eventos y premios',
    purpose: 'Tus vuelos y los totales de la compañía',
    basis: `${PARTNERSHIP}; enseñar tus informes a otros pilotos, tu consentimiento`,
    retention: `${WHILE_PILOT}; después, sin tu nombre ni tus palabras`,
    seenBy:
      'Tú y quien los revisa; los demás pilotos, tus totales y premios y, si lo consientes, un resumen de tus informes aceptados',
    tables: [
      'booking',
      'booking_plan',
      'pilot_transfer',
      'report',
      'report_transition',
      'report_flag',
      'score_item',
      'appeal',
      'void_proposal',
      'review_take',
      'points_entry',
      'hours_entry',
      'hours_ledger',
      'month_statement',
      'points_claim',
      'points_proposal',
      'tour_enrolment',
      'event_signup',
      'award_grant',
      'board_standing',
    ],
  },
  {
    data: 'Recorrido simulado de tus vuelos y dónde te ven las redes',
    purpose: 'Puntuar el vuelo y enseñarlo en el mapa',
    basis: `${PARTNERSHIP}; tu indicativo en el mapa abierto, tu consentimiento`,
    retention: `Entero, ${TRACK_DAYS} días después de decidirse; después, un punto por minuto mientras seas piloto`,
    seenBy: 'Tú y quien revisa; mientras vuelas, los demás pilotos',
    tables: [
      'telemetry_batch',
      'report_event',
      'report_recording',
      'recorder_note',
      'live_position',
      'live_trail',
      'network_sighting',
      'network_span',
    ],
  },
  {
    data: 'Copia de tus datos, si la pides',
    purpose: 'Que te la descargues',
    basis: 'Tu derecho de acceso',
    retention: `${EXPORT_DAYS} días`,
    seenBy: 'Sólo tú',
    tables: ['data_export'],
  },
  {
    data: 'Filas de un archivo que el equipo trae de otro sistema',
    purpose: 'Revisarlas antes de que sean cuentas, vuelos y saldos',
    basis: PARTNERSHIP,
    retention: 'Hasta que se aplican, y un día como mucho si no',
    seenBy: 'El equipo de operaciones',
    tables: ['import', 'import_row'],
  },
  {
    data: 'Identificador al azar de las cuentas suprimidas, con la fecha',
    purpose: 'Suprimirlas otra vez si se restaura una copia de seguridad',
    basis: 'Obligación de suprimir',
    retention: 'Mientras haya copias',
    seenBy: 'Nadie',
    tables: ['erasure'],
  },
  {
    data: 'Registro de lo que hace el equipo, con una huella de la dirección IP',
    purpose: 'Saber quién cambió qué',
    basis: SAFETY,
    retention: `${AUDIT_MONTHS} meses`,
    seenBy: 'Quien administra',
    tables: ['audit_entry'],
  },
  {
    data: 'Peticiones repetidas y cuántas haces por minuto, con una huella de quien las hace',
    purpose: 'Que un doble clic no cuente dos veces y nadie sature el servidor',
    basis: SAFETY,
    retention: '48 horas',
    seenBy: 'Nadie',
    tables: ['idempotency', 'rate_limit'],
  },
];

/** Tables without anything about a person. */
export const IMPERSONAL_TABLES: readonly string[] = [
  'aircraft',
  'airport_second_code',
  'aircraft_event',
  'company_notice',
  'notice_announced',
  'platform_start',
  'points_rules_version',
  'airline_event',
  'audit_start',
  'brought_airport',
  'closing_watch',
  'closure',
  'demo_flight',
  'demo_thing',
  'desk_change',
  'desk_entry',
  'discord_link',
  'flight',
  'import_change',
  'job',
  'join_link',
  'network_feed',
  'past_month',
  'rank',
  'rank_alias',
  'recorder_number',
  'rules_version',
  'server_secret',
  'setting',
  'timetable_revision',
  'tour_closure',
  'webhook',
];

/** The rows of the policy's table, in Markdown, heading and all. */
export function processingTable(records: readonly ProcessingRecord[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['Dato', 'Para qué', 'Base', 'Cuánto tiempo', 'Quién lo ve']),
    '|---|---|---|---|---|',
    ...records.map(({ data, purpose, basis, retention, seenBy }) =>
      row([data, purpose, basis, retention, seenBy]),
    ),
  ].join('\n');
}
