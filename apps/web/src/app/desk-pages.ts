import type { PlatformPage } from '@va/schemas/platform/pages.ts';
import type { ComponentType } from 'react';

/** Address of a page of the desk. */
export type DeskAddress = Extract<PlatformPage, 'mesa' | `mesa/${string}`>;

/** The file of each page of the desk. */
export const deskPages: Readonly<Record<DeskAddress, () => Promise<{ Component: ComponentType }>>> = {
  mesa: () => import('#app/routes/platform/desk.tsx'),
  'mesa/informes': () => import('#app/routes/platform/desk-reports.tsx'),
  'mesa/informes/:id': () => import('#app/routes/platform/desk-report.tsx'),
  'mesa/pilotos': () => import('#app/routes/platform/desk-pilots.tsx'),
  'mesa/pilotos/:callsign': () => import('#app/routes/platform/desk-pilot.tsx'),
  'mesa/solicitudes': () => import('#app/routes/platform/desk-applications.tsx'),
  'mesa/sanciones': () => import('#app/routes/platform/desk-sanctions.tsx'),
  'mesa/recursos': () => import('#app/routes/platform/desk-appeals.tsx'),
  'mesa/permisos': () => import('#app/routes/platform/desk-leaves.tsx'),
  'mesa/horario': () => import('#app/routes/platform/desk-timetable.tsx'),
  'mesa/rangos': () => import('#app/routes/platform/desk-ranks.tsx'),
  'mesa/cargos': () => import('#app/routes/platform/desk-positions.tsx'),
  'mesa/tipos': () => import('#app/routes/platform/desk-types.tsx'),
  'mesa/avisos': () => import('#app/routes/platform/desk-notices.tsx'),
  'mesa/tours': () => import('#app/routes/platform/desk-tours.tsx'),
  'mesa/metas': () => import('#app/routes/platform/desk-goals.tsx'),
  'mesa/eventos': () => import('#app/routes/platform/desk-events.tsx'),
  'mesa/premios': () => import('#app/routes/platform/desk-events.tsx'),
  'mesa/puntos': () => import('#app/routes/platform/desk-points.tsx'),
  'mesa/promociones': () => import('#app/routes/platform/desk-promotions.tsx'),
  'mesa/reglas': () => import('#app/routes/platform/desk-rules.tsx'),
  'mesa/ajustes': () => import('#app/routes/platform/desk-settings.tsx'),
  'mesa/datos': () => import('#app/routes/platform/desk-data.tsx'),
  'mesa/puesta-en-marcha': () => import('#app/routes/platform/desk-start.tsx'),
  'mesa/integraciones': () => import('#app/routes/platform/desk-integrations.tsx'),
  'mesa/trabajos': () => import('#app/routes/platform/desk-jobs.tsx'),
  'mesa/auditoria': () => import('#app/routes/platform/desk-audit.tsx'),
};
