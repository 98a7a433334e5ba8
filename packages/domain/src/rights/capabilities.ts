/** Capabilities: single rights of a person. Roles bundle them; the server checks one before each act. */

/** Every capability, with the words that staff see beside it. */
export const CAPABILITIES = {
  'map.public': 'Ver el mapa en vivo abierto',
  'map.all': 'Ver todos los vuelos del mapa en vivo',
  'timetable.read': 'Consultar el horario, los tours y los eventos',
  'timetable.write': 'Cambiar el horario',
  'bookings.own': 'Buscar y reservar vuelos propios',
  'bookings.cancel-any': 'Anular la reserva de otro piloto con un motivo',
  'reports.own': 'Enviar y consultar informes propios',
  'reports.read': 'Consultar los informes de todos',
  'reports.review': 'Decidir sobre informes ajenos',
  'reports.reopen': 'Reabrir un informe decidido',
  'reports.void': 'Anular un informe',
  'telemetry.queue': 'Ver el recorrido de los informes en revisión',
  'telemetry.read': 'Ver el recorrido de todos los informes',
  'appeals.own': 'Recurrir decisiones propias',
  'appeals.decide': 'Resolver recursos contra decisiones de otra persona',
  'appeals.assign': 'Asignar recursos',
  'points.own': 'Consultar los puntos propios',
  'points.read': 'Consultar los puntos de todos',
  'points.adjust': 'Ajustar puntos con un motivo',
  'promotions.own': 'Pedir la promoción propia',
  'promotions.read': 'Consultar las promociones de todos',
  'promotions.grant': 'Conceder y revocar rangos',
  training: 'Proponer promociones y firmar verificaciones',
  'tours.join': 'Inscribirse en tours y eventos',
  'tours.write': 'Crear y cambiar tours, eventos y Focus Airports',
  'notices.read': 'Leer y confirmar NOTAMs',
  'notices.publish': 'Publicar NOTAMs y ver quién los ha confirmado',
  'account.own': 'Gestionar, exportar y suprimir los datos propios',
  'pilots.names': 'Ver el nombre de los pilotos',
  'pilots.contact': 'Escribir a un piloto sobre su informe',
  'pilots.state': 'Ver el estado de las cuentas',
  'pilots.manage': 'Invitar pilotos, conceder excedencias y suspender',
  'pilots.contact-data': 'Ver los datos de contacto de los pilotos',
  'pilots.expel': 'Expulsar, suprimir y unir cuentas',
  'fleet.write': 'Cambiar el estado y el lugar de los aviones',
  'data.transfer': 'Importar y exportar los datos de la compañía',
  'rules.read': 'Leer las reglas de puntuación y de puntos',
  'rules.dry-run': 'Probar reglas sin activarlas',
  'rules.activate': 'Activar una versión de las reglas',
  'keys.own': 'Gestionar los dispositivos y claves propios',
  'keys.all': 'Gestionar las claves de todos y los webhooks',
  'jobs.run': 'Ver y repetir los trabajos',
  'audit.read': 'Consultar la auditoría',
  roles: 'Conceder y retirar roles y permisos',
} as const;

/** One right of a person. */
export type Capability = keyof typeof CAPABILITIES;

/** Whether a word is the name of a capability. */
export function isCapability(word: string): word is Capability {
  return Object.hasOwn(CAPABILITIES, word);
}
