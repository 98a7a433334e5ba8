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
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { paths as platform } from '#app/config/paths.ts';
import { airline } from '#app/content/airline.ts';
import { findFeed } from '#app/content/feeds.ts';
import { ranks } from '#app/content/ranks.ts';
import { policies } from '#app/content/policies.ts';
import { searchWords } from '#app/content/search-words.ts';
import type { PaletteEntry, PaletteTarget } from '#app/features/palette/palette-entry.ts';
import { paths } from '#app/lib/paths.ts';
import { isAvailable } from './available.ts';
import { navigation } from './navigation.ts';

/** Other words that pilots have for a page. */
const wordsOf = new Map(searchWords.map(({ page, words }) => [page, words]));
const ofRanks = ranks.map(({ rango }) => rango).join(' ');

const groupIcons: Readonly<Record<string, LucideIcon>> = {
  Operaciones: Plane,
  Eventos: CalendarDays,
  Documentación: BookOpenText,
  Comunidad: Users,
  Recursos: Download,
};

/** The same for the platform's pages, which no file of the airline names. */
const wordsOfPlatform: Readonly<Record<string, string>> = OWN_PLATFORM
  ? {
      [paths.flights]: 'bitácora informes reportes',
      [platform.today]: 'mi día panel resumen',
      [platform.bookings]: 'mis tus reservados anular cambiar calendario suscribir',
      [platform.events]: 'agenda eventos',
      [platform.map]: 'en vivo quién vuela',
      [platform.fleet]: 'dónde está cada avión libres ocupados',
      [platform.connect]: 'conectar clave programa grabadora registrar vuelos',
      [platform.awards]: 'insignias logros medallas',
      [platform.statistics]: 'mis cifras gráficas totales',
      [platform.notices]: 'confirmar lecturas archivo',
      [platform.rules]: 'nota puntuación descuentos',
      [platform.inbox]: 'mis correo notificaciones bandeja',
      [platform.account]: 'mi mis ajustes contraseña segundo factor llave de acceso baja',
      [platform.freeFlight]: 'chárter sin horario traslado ferry entrenamiento',
      [platform.rotations]: 'rotación varias etapas seguidas',
    }
  : {};

/** Whether an entry leads to a page of the platform's own. */
const isOfPlatform = ({ target }: PaletteEntry) =>
  OWN_PLATFORM && 'to' in target && target.to.startsWith(platform.today);

/** Every page that the airline has: those of the sidebar and those that have no entry there. */
const pages = [
  page('Inicio', paths.home, 'Portal', House),
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
  page('Rangos y ascensos', paths.ranks, 'Puntos y Rangos', BookOpenText),
  page('Tráfico en vivo', paths.traffic, 'Operaciones', Radar),
  page('Flota', paths.fleet, 'Operaciones', Plane),
  page('NOTAMs de la compañía', paths.notams, 'Compañía', Bell),
  page('Briefings', paths.briefings, 'Operaciones', FileText),
  page(airline.acars?.name ?? 'ACARS', paths.acars, 'Recursos', Download),
  page(navigation.personal.label, navigation.personal.to, 'Piloto', CircleUserRound),
  ...(OWN_PLATFORM
    ? [
        page('Mensajes', platform.inbox, 'Piloto', Bell),
        page('Tu cuenta', platform.account, 'Piloto', CircleUserRound),
        page('El día de un avión', platform.rotations, 'Operaciones', Plane),
        page('Vuelo libre', platform.freeFlight, 'Operaciones', Plane),
      ]
    : []),
  page('Estado de los servicios', paths.services, 'Portal', Globe),
  ...policies.map(({ slug, title }) => page(title, paths.policy(slug), 'Políticas', BookOpenText)),
  ...[...navigation.outside, navigation.logout].map(({ label, href, icon }) =>
    entry(label, 'Sitio externo', icon, '', { href }),
  ),
].filter(({ target }) => !('to' in target) || isAvailable(target.to));

/** The same in the order in which they are found: what the specification names stands before what the platform adds. */
export const palettePages: PaletteEntry[] = [
  ...pages.filter((entry) => !isOfPlatform(entry)),
  ...pages.filter(isOfPlatform),
];

function page(label: string, to: string, detail: string, icon: LucideIcon): PaletteEntry {
  const words = `${wordsOf.get(to) ?? ''} ${wordsOfPlatform[to] ?? ''} ${to === paths.ranks ? ofRanks : ''}`;
  return entry(label, detail, icon, words, { to });
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
