import type { Capability } from '#app/api/use-session.ts';
import { paths } from '#app/config/paths.ts';

/** `note`: what one does there, in a few words; `capability`: who may open it. */
type DeskSection = readonly [title: string, note: string, to: string, capability: Capability];

/** The pages of the desk besides its queues, as its first page lists them. A new page of the desk adds its line here. */
export const DESK_SECTIONS: readonly DeskSection[] = [
  ['Pilotos', 'Altas, permisos, sanciones y cargos', paths.deskPilots, 'pilots.state'],
  ['Cargos', 'Qué permite cada uno, añadir otros y deshacer', paths.deskPositions, 'roles'],
  ['Solicitudes', 'Quién quiere entrar: aceptar o no', paths.page('/mesa/solicitudes'), 'pilots.manage'],
  ['Excedencias', 'Pedidas, concedidas y terminadas', paths.deskLeaves, 'pilots.manage'],
  ['Sanciones', 'Todas, y levantar una suspensión', paths.deskSanctions, 'pilots.state'],
  ['Recursos', 'Contra sanciones y rangos que decidió otra persona', paths.deskAppeals, 'appeals.decide'],
  ['Horario', 'Cambiar, bloquear, importar y proponer', paths.deskTimetable, 'timetable.write'],
  ['Flota', 'Añadir aviones, su servicio y sus traslados', paths.fleet, 'fleet.write'],
  ['Tipos de avión', 'Añadir uno por su familia, cambiarlo y deshacer', paths.deskTypes, 'fleet.write'],
  ['Tours', 'Añadirlos, cambiar sus etapas y ver quién va por dónde', paths.deskTours, 'tours.write'],
  ['Metas del mes', 'Lo que se intenta entre todos', paths.page('/mesa/metas'), 'tours.write'],
  ['Eventos', 'Crear, cambiar y cancelar', paths.deskEvents, 'tours.write'],
  ['Premios', 'Darlos y retirarlos con su motivo', paths.deskAwards, 'tours.write'],
  ['Avisos', 'Publicar, cambiar y ver quién los ha leído', paths.deskNotices, 'notices.publish'],
  ['Puntos', 'Reclamaciones, ajustes y cierres de mes', paths.deskPoints, 'points.adjust'],
  ['Promociones', 'Verificaciones, propuestas y rangos', paths.deskPromotions, 'promotions.read'],
  ['Rangos y puntos', 'Lo que pide cada rango y lo que da un vuelo', paths.deskRanks, 'rules.dry-run'],
  ['Reglas de la nota', 'Probar una versión y activarla', paths.deskRules, 'rules.dry-run'],
  ['Ajustes', 'Plazos que se cambian sin tocar archivos', paths.deskSettings, 'jobs.run'],
  ['Trabajos', 'Lo que la plataforma hace sola y lo que envía', paths.deskJobs, 'jobs.run'],
  ['Datos', 'Traer pilotos, bitácora y saldos de otro sistema', paths.deskData, 'data.transfer'],
  ['Puesta en marcha', 'La primera hora de una compañía, paso a paso', paths.deskStart, 'pilots.manage'],
  ['Integraciones', 'Webhooks, Discord y claves de la compañía', paths.deskIntegrations, 'keys.all'],
  ['Auditoría', 'Quién hizo qué, cuándo y por qué', paths.deskAudit, 'audit.read'],
];
