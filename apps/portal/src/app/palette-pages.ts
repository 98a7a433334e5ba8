import {
  Bell,
  BookOpenText,
  CalendarDays,
  CircleUserRound,
  Download,
  FileClock,
  FileText,
  Globe,
  House,
  Lightbulb,
  Plane,
  Radar,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { airline } from '#app/content/airline.ts';
import { findFeed } from '#app/content/feeds.ts';
import { ranks } from '#app/content/ranks.ts';
import { policies } from '#app/content/policies.ts';
import type { PaletteEntry, PaletteTarget } from '#app/features/palette/palette-entry.ts';
import { paths } from '#app/lib/paths.ts';
import { isAvailable } from './available.ts';
import { navigation } from './navigation.ts';

/** Other words that pilots have for a page. */
const synonyms: Readonly<Record<string, string>> = {
  [paths.flights]: 'historial logbook pireps',
  [paths.booking]: 'reserva booking ruta',
  [paths.flightPlan]: 'plan de vuelo despacho simbrief meteorología tiempo metar windy',
  [paths.flightIdeas]: 'ideas propuestas sorpresa dónde ir',
  [paths.myPlan]: 'simbrief ofp combustible pesos alias',
  [paths.traffic]: 'mapa radar quién vuela vatsim ivao vuelos',
  // In one word, so that «sin acars» leads here and «acars» alone to the page of the ACARS.
  [paths.manualReport]: 'informe pirep formulario sinacars',
  [paths.airports]: 'red destinos oaci icao',
  [paths.focusAirports]: 'destinos del mes',
  [paths.tours]: 'etapas',
  [paths.pointsAndRanks]: `ascender ascensos subir galones horas ${ranks.map(({ rango }) => rango).join(' ')}`,
  [paths.regulations]: 'normas reglas reglamento',
  [paths.checklists]: 'listas de comprobación',
  [paths.pilots]: 'clasificación roster',
  [paths.team]: 'staff dirección ceo',
  [paths.contact]: 'contacto escribir staff mensaje email',
  [paths.liveries]: 'libreas pinturas texturas descargas',
  [paths.profile]: 'cuenta indicativo rango',
};

const groupIcons: Readonly<Record<string, LucideIcon>> = {
  Operaciones: Plane,
  Eventos: CalendarDays,
  Documentación: BookOpenText,
  Comunidad: Users,
  Recursos: Download,
};

/** Every page that the airline has: those of the sidebar and those that have no entry there. */
export const palettePages: PaletteEntry[] = [
  page('Inicio', paths.home, 'Portal', House, 'home principal mapa en vivo'),
  ...navigation.groups.flatMap((group) =>
    group.items.flatMap((item) =>
      'items' in item
        ? item.items.map((leaf) =>
            page(leaf.label, leaf.to, item.label, groupIcons[item.label] ?? group.icon),
          )
        : [page(item.label, item.to, group.label, groupIcons[group.label] ?? group.icon)],
    ),
  ),
  ...(airline.views.flightIdeas
    ? [{ ...page('¿Qué vuelo hoy?', paths.flightIdeas, 'Operaciones', Lightbulb), lastResort: true }]
    : []),
  ...(findFeed('simbrief-plan') ? [page('Mi último plan', paths.myPlan, 'Operaciones', FileClock)] : []),
  page('Tráfico en vivo', paths.traffic, 'Operaciones', Radar),
  page('Flota', paths.fleet, 'Operaciones', Plane, 'aviones matrículas'),
  page('NOTAMs de la compañía', paths.notams, 'Compañía', Bell, 'avisos noticias'),
  page('Briefings', paths.briefings, 'Operaciones', FileText, 'salida llegada emergencia'),
  page(airline.acars?.name ?? 'ACARS', paths.acars, 'Recursos', Download, 'acars descargar programa msfs'),
  page(navigation.personal.label, navigation.personal.to, 'Piloto', CircleUserRound),
  page('Estado de los servicios', paths.services, 'Portal', Globe, 'caído no funciona proveedores'),
  ...policies.map(({ slug, title }) => page(title, paths.policy(slug), 'Políticas', BookOpenText, 'legal')),
  ...[...navigation.outside, navigation.logout].map(({ label, href, icon }) =>
    entry(label, 'Sitio externo', icon, '', { href }),
  ),
].filter(({ target }) => !('to' in target) || isAvailable(target.to));

function page(label: string, to: string, detail: string, icon: LucideIcon, words = ''): PaletteEntry {
  return entry(label, detail, icon, `${words} ${synonyms[to] ?? ''}`, { to });
}

function entry(
  label: string,
  detail: string,
  icon: LucideIcon,
  words: string,
  target: PaletteTarget,
): PaletteEntry {
  const address = 'to' in target ? target.to : label.replaceAll(' ', '-');
  const texts = [label, detail, words];
  const lastResort = address === paths.contact;
  return {
    id: `page-${address}`,
    group: 'Páginas',
    label,
    detail,
    icon,
    texts,
    target,
    suggested: true,
    lastResort,
  };
}
