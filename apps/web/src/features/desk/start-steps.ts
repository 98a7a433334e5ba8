import type { GettingStarted } from '#app/api/getting-started.ts';
import { deskPaths } from '#app/config/desk-paths.ts';
import { paths } from '#app/config/paths.ts';

export type StepId = GettingStarted['steps'][number]['id'];

interface StartStep {
  title: string;
  /** What to do, and where. */
  note: string;
  /** Page for the step; null if it is done here or in the airline's files. */
  open: { to: string; label: string } | null;
}

export const START_STEPS: Readonly<Record<StepId, StartStep>> = {
  airline: {
    title: 'Los datos de tu compañía',
    note: 'Nombre, indicativos, aeropuertos y rangos están en los archivos de content/; la guía de contenido dice dónde.',
    open: null,
  },
  timetable: {
    title: 'El horario',
    note: 'Importa tu CSV o deja que el generador proponga uno con tus rutas.',
    open: { to: deskPaths.deskTimetable, label: 'Ir al horario' },
  },
  fleet: {
    title: 'La flota',
    note: 'Añade tus aviones uno a uno, o importa un archivo con su base y su tipo.',
    open: { to: paths.fleet, label: 'Ir a la flota' },
  },
  rules: {
    title: 'Las reglas de la nota',
    note: 'Mira con qué se califica cada vuelo, y prueba cambios antes de activarlos.',
    open: { to: deskPaths.deskRules, label: 'Ver las reglas' },
  },
  staff: {
    title: 'El equipo',
    note: 'Que administren al menos dos: si una persona pierde su acceso, la otra se lo devuelve.',
    open: { to: deskPaths.deskPilots, label: 'Repartir roles' },
  },
  mail: {
    title: 'El correo',
    note: 'Mándate uno de prueba. Sin servidor de correo no llega: quien administra el servidor lo pone en SMTP_URL.',
    open: null,
  },
  pilot: {
    title: 'Tu primer piloto',
    note: 'Invítalo: con el enlace elige su contraseña y ya puede volar. Si vienes de otro sistema, tráelos a todos.',
    open: { to: deskPaths.deskData, label: 'Traer los que ya tengo' },
  },
};
