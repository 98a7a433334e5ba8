import type { PlatformPage } from '@va/schemas/platform/pages.ts';
import type { ComponentType } from 'react';

/** Address of a page of the desk. */
export type DeskAddress = Extract<PlatformPage, 'mesa' | `mesa/${string}`>;

/** The file of each page of the desk. */
export const deskPages: Readonly<Record<DeskAddress, () => Promise<{ Component: ComponentType }>>> = {
  mesa: () => import('#app/routes/desk.tsx'),
  'mesa/informes': () => import('#app/routes/desk-reports.tsx'),
  'mesa/informes/:id': () => import('#app/routes/desk-report.tsx'),
  'mesa/pilotos': () => import('#app/routes/desk-pilots.tsx'),
  'mesa/pilotos/:callsign': () => import('#app/routes/desk-pilot.tsx'),
  'mesa/sanciones': () => import('#app/routes/desk-sanctions.tsx'),
  'mesa/recursos': () => import('#app/routes/desk-appeals.tsx'),
  'mesa/permisos': () => import('#app/routes/desk-leaves.tsx'),
  'mesa/horario': () => import('#app/routes/desk-timetable.tsx'),
  'mesa/avisos': () => import('#app/routes/desk-notices.tsx'),
  'mesa/tours': () => import('#app/routes/desk-tours.tsx'),
  'mesa/eventos': () => import('#app/routes/desk-events.tsx'),
  'mesa/premios': () => import('#app/routes/desk-events.tsx'),
  'mesa/puntos': () => import('#app/routes/desk-points.tsx'),
  'mesa/promociones': () => import('#app/routes/desk-promotions.tsx'),
  'mesa/reglas': () => import('#app/routes/desk-rules.tsx'),
  'mesa/ajustes': () => import('#app/routes/desk-settings.tsx'),
  'mesa/datos': () => import('#app/routes/desk-data.tsx'),
  'mesa/puesta-en-marcha': () => import('#app/routes/desk-start.tsx'),
  'mesa/integraciones': () => import('#app/routes/desk-integrations.tsx'),
  'mesa/trabajos': () => import('#app/routes/desk-jobs.tsx'),
  'mesa/auditoria': () => import('#app/routes/desk-audit.tsx'),
};
