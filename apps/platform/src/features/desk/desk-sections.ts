import type { Capability } from '#app/api/use-session.ts';
import { paths } from '#app/config/paths.ts';

interface DeskSection {
  title: string;
  /** What one does there, in a few words. */
  note: string;
  to: string;
  /** Who may open it. */
  capability: Capability;
}

/** The pages of the desk besides its queues, as its first page lists them. A new page of the desk adds its line here. */
export const DESK_SECTIONS: readonly DeskSection[] = [
  {
    title: 'Pilotos',
    note: 'Altas, permisos, sanciones y cargos',
    to: paths.deskPilots,
    capability: 'pilots.state',
  },
  {
    title: 'Excedencias',
    note: 'Pedidas, concedidas y terminadas',
    to: paths.deskLeaves,
    capability: 'pilots.manage',
  },
  {
    title: 'Sanciones',
    note: 'Todas, y levantar una suspensión',
    to: paths.deskSanctions,
    capability: 'pilots.state',
  },
  {
    title: 'Recursos',
    note: 'Contra sanciones y rangos que decidió otra persona',
    to: paths.deskAppeals,
    capability: 'appeals.decide',
  },
  {
    title: 'Horario',
    note: 'Cambiar, bloquear, importar y proponer',
    to: paths.deskTimetable,
    capability: 'timetable.write',
  },
  { title: 'Flota', note: 'Servicio y traslados de los aviones', to: paths.fleet, capability: 'fleet.write' },
  {
    title: 'Tours',
    to: paths.deskTours,
    capability: 'tours.write',
    note: 'Quién va por dónde, y cerrar una edición',
  },
  {
    title: 'Eventos',
    note: 'Crear, cambiar y cancelar',
    to: paths.deskEvents,
    capability: 'tours.write',
  },
  {
    title: 'Premios',
    note: 'Darlos y retirarlos con su motivo',
    to: paths.deskAwards,
    capability: 'tours.write',
  },
  {
    title: 'Avisos',
    note: 'Publicar, cambiar y ver quién los ha leído',
    to: paths.deskNotices,
    capability: 'notices.publish',
  },
  {
    title: 'Puntos',
    note: 'Reclamaciones, ajustes y cierres de mes',
    to: paths.deskPoints,
    capability: 'points.adjust',
  },
  {
    title: 'Promociones',
    note: 'Verificaciones, propuestas y rangos',
    to: paths.deskPromotions,
    capability: 'promotions.read',
  },
  {
    title: 'Reglas de la nota',
    note: 'Probar una versión y activarla',
    to: paths.deskRules,
    capability: 'rules.dry-run',
  },
  {
    title: 'Ajustes',
    note: 'Plazos que se cambian sin tocar archivos',
    to: paths.deskSettings,
    capability: 'jobs.run',
  },
  {
    title: 'Trabajos',
    note: 'Lo que la plataforma hace sola y lo que envía',
    to: paths.deskJobs,
    capability: 'jobs.run',
  },
  {
    title: 'Datos',
    note: 'Traer pilotos, bitácora y saldos de otro sistema',
    to: paths.deskData,
    capability: 'data.transfer',
  },
  {
    title: 'Puesta en marcha',
    note: 'La primera hora de una compañía, paso a paso',
    to: paths.deskStart,
    capability: 'pilots.manage',
  },
  {
    title: 'Integraciones',
    note: 'Webhooks, Discord y claves de la compañía',
    to: paths.deskIntegrations,
    capability: 'keys.all',
  },
  {
    title: 'Auditoría',
    note: 'Quién hizo qué, cuándo y por qué',
    to: paths.deskAudit,
    capability: 'audit.read',
  },
];
