/** Every page of the desk, one line each, as in `platform-pages.ts`. */
import type { PlatformPage } from './page-row.ts';

/** By name. The first page of the desk and its group in the sidebar list them in the order of these lines. */
export const DESK_PAGES = {
  desk: {
    path: 'mesa',
    title: 'Lo que espera',
    who: ['reports.review', 'pilots.state', 'pilots.manage', 'jobs.run', 'audit.read'],
  },
  deskReports: { path: 'mesa/informes', title: 'Informes', who: ['reports.review'] },
  deskReport: { path: 'mesa/informes/:id', title: 'Informe', who: ['reports.read'] },
  deskPilots: {
    path: 'mesa/pilotos',
    title: 'Pilotos',
    who: ['pilots.state'],
    desk: 'Altas, excedencias, sanciones y cargos',
  },
  deskPilot: { path: 'mesa/pilotos/:callsign', title: 'Piloto', who: ['pilots.state'] },
  deskPositions: {
    path: 'mesa/cargos',
    title: 'Cargos',
    who: ['roles'],
    desk: 'Qué permite cada uno, añadir otros y deshacer',
  },
  deskApplications: {
    path: 'mesa/solicitudes',
    title: 'Solicitudes',
    who: ['pilots.manage'],
    desk: 'Quién quiere entrar: aceptar o no',
  },
  deskLeaves: {
    path: 'mesa/excedencias',
    title: 'Excedencias',
    who: ['pilots.manage'],
    desk: 'Pedidas, concedidas y terminadas',
  },
  deskSanctions: {
    path: 'mesa/sanciones',
    title: 'Sanciones',
    who: ['pilots.state'],
    desk: 'Todas, y levantar una suspensión',
  },
  deskAppeals: {
    path: 'mesa/recursos',
    title: 'Recursos',
    who: ['appeals.decide'],
    desk: 'Contra sanciones y rangos que decidió otra persona',
  },
  deskTimetable: {
    path: 'mesa/horario',
    title: 'Horario',
    who: ['timetable.write'],
    desk: 'Cambiar, bloquear, importar y proponer',
  },
  deskTypes: {
    path: 'mesa/tipos',
    title: 'Tipos de avión',
    who: ['fleet.write'],
    desk: 'Añadir uno por su familia, cambiarlo y deshacer',
  },
  deskTours: {
    path: 'mesa/tours',
    title: 'Tours',
    who: ['tours.write'],
    desk: 'Añadirlos, cambiar sus etapas y ver quién va por dónde',
  },
  deskGoals: {
    path: 'mesa/metas',
    title: 'Metas del mes',
    who: ['tours.write'],
    desk: 'Lo que se intenta entre todos',
  },
  deskEvents: {
    path: 'mesa/eventos',
    title: 'Eventos',
    who: ['tours.write'],
    desk: 'Crear, cambiar y cancelar',
  },
  deskAwards: {
    path: 'mesa/premios',
    title: 'Premios',
    who: ['tours.write'],
    file: 'desk-events',
    desk: 'Darlos y retirarlos con su motivo',
  },
  deskNotices: {
    path: 'mesa/avisos',
    title: 'NOTAMs',
    who: ['notices.publish'],
    desk: 'Publicar, cambiar y ver quién los ha leído',
  },
  deskPoints: {
    path: 'mesa/puntos',
    title: 'Puntos',
    who: ['points.adjust', 'pilots.manage'],
    desk: 'Reclamaciones, ajustes y cierres de mes',
  },
  deskPromotions: {
    path: 'mesa/promociones',
    title: 'Promociones',
    who: ['promotions.read'],
    desk: 'Verificaciones, propuestas y rangos',
  },
  deskRanks: {
    path: 'mesa/rangos',
    title: 'Rangos y puntos',
    who: ['rules.dry-run'],
    desk: 'Lo que pide cada rango y lo que da un vuelo',
  },
  deskRules: {
    path: 'mesa/reglas',
    title: 'Reglas de la nota',
    who: ['rules.dry-run', 'rules.activate'],
    desk: 'Probar una versión y activarla',
  },
  deskSettings: {
    path: 'mesa/ajustes',
    title: 'Ajustes',
    who: ['jobs.run'],
    desk: 'Plazos que se cambian sin tocar archivos',
  },
  deskJobs: {
    path: 'mesa/trabajos',
    title: 'Trabajos',
    who: ['jobs.run'],
    desk: 'Lo que la plataforma hace sola y lo que envía',
  },
  deskData: {
    path: 'mesa/datos',
    title: 'Datos',
    who: ['data.transfer'],
    desk: 'Traer pilotos, vuelos y saldos de otro sistema',
  },
  deskStart: {
    path: 'mesa/puesta-en-marcha',
    title: 'Puesta en marcha',
    who: ['pilots.manage'],
    desk: 'La primera hora de una compañía, paso a paso',
  },
  deskIntegrations: {
    path: 'mesa/integraciones',
    title: 'Integraciones',
    who: ['keys.all'],
    desk: 'Webhooks, Discord y claves de la compañía',
  },
  deskAudit: {
    path: 'mesa/auditoria',
    title: 'Auditoría',
    who: ['audit.read'],
    desk: 'Quién hizo qué, cuándo y por qué',
  },
} as const satisfies Record<string, PlatformPage>;
