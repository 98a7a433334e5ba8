/** Every file of a new airline's `content/`, from the answers and from the sample beside it. */
import { stringify } from 'yaml';
import type { Airline } from '@va/schemas/content/airline.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import type { Theme } from '@va/schemas/content/theme.ts';
import { makeCards, makeDocuments } from './documents.ts';
import { makeFleet, TYPES } from './fleet.ts';
import { makeAirports, makeRoutes } from './network.ts';
import type { NewAirline, OptionalSection } from './options.ts';
import { makePictures } from './pictures.ts';
import { adaptPolicy } from './policies.ts';
import { turnTheme } from './theme.ts';

/** What is taken over from the content of this project. */
export interface Sample {
  airline: Airline;
  /** City of its base. */
  baseCity: string;
  theme: Theme;
  frames: readonly Frame[];
  /** Text of each policy, by file name. */
  policies: ReadonlyMap<string, string>;
  /** Text of feeds.yaml, as it is. */
  feeds: string;
}

const RANKS = [
  { rango: 'Comandante', file: 'comandante', stripes: 4, star: false },
  { rango: 'Copiloto', file: 'copiloto', stripes: 3, star: false },
  { rango: 'Alumno', file: 'alumno', stripes: 1, star: false },
];
const PEOPLE = ['Alfa', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel'].map(
  (word) => `${word} de Muestra`,
);

/** Files by their path under `content/`. `accessHash` is the one of `password`. */
export function makeFiles(
  answers: NewAirline,
  sample: Sample,
  access: { password: string; accessHash: string },
): Map<string, string> {
  const { without } = answers;
  const airports = makeAirports(answers);
  const fleet = makeFleet(answers);
  const theme = turnTheme(sample.theme, answers.hue);
  const owned = TYPES.filter(({ id }) => fleet.types.some((type) => type.id === id));
  const callsign = (n: number) => `${answers.code}${String(n).padStart(answers.digits, '0')}`;
  const files = new Map<string, string>();
  const yaml = (name: string, title: string, value: unknown) =>
    files.set(
      `${name}.yaml`,
      `${heading(title)}\n${stringify(value, { lineWidth: 120, defaultStringType: 'PLAIN' })}`,
    );
  const optional = (section: OptionalSection, title: string, value: unknown) => {
    if (!without.has(section)) yaml(section, title, value);
  };

  yaml('airline', 'Datos generales de la aerolínea', airlineOf(answers, sample, callsign, access.accessHash));
  yaml('theme', 'Colores de la marca: «day» para el tema claro y «night» para el oscuro', theme);
  yaml(
    'sample-access',
    'Contraseña de muestra; cuando pongas la tuya con «npm run password», borra este archivo',
    { password: access.password },
  );
  yaml('airports', 'Aeropuertos de la red. Son inventados: sustitúyelos por los de tu aerolínea', airports);
  yaml('routes', 'Rutas directas, una línea por pareja de aeropuertos', makeRoutes(airports, owned));
  yaml(
    'fleet',
    'Flota: tipos y aviones. Las cifras son las públicas de cada fabricante, redondeadas: revísalas',
    fleet,
  );
  yaml('pilots', 'Rangos, cargos y pilotos. Los nombres son muestras', {
    ranks: RANKS.map(({ rango, file, stripes, star }) => ({
      rango,
      galones: { src: `/images/galones/${file}.svg`, alt: `Galones de ${rango}` },
      stripes,
      star,
    })),
    positions: ['Dirección'],
    pilots: PEOPLE.map((nombre, i) => ({
      id: callsign(i + 1),
      nombre,
      ...(i === 0 ? { cargo: 'Dirección' } : {}),
      rango: RANKS[Math.min(i, RANKS.length - 1)]?.rango,
    })),
  });
  yaml('team', 'Equipo directivo y compromiso. Los nombres son muestras', {
    members: [
      {
        initial: 'A',
        name: PEOPLE[0],
        position: 'Dirección',
        description: 'Lleva la aerolínea y responde a los pilotos.',
      },
    ],
    commitment: {
      title: 'Nuestro compromiso',
      paragraphs: [
        `A ${answers.name} la llevan pilotos virtuales en su tiempo libre, con las mismas normas para todos.`,
      ],
    },
  });
  yaml(
    'frames',
    'Marcos: las páginas de fuera que el portal muestra dentro. Sustituye las direcciones de muestra por las tuyas',
    framesOf(answers, sample),
  );
  files.set('feeds.yaml', sample.feeds);
  optional('notams', 'Avisos de la compañía, del más reciente al más antiguo', [
    {
      id: 'bienvenida',
      date: '2026-01-01',
      title: 'El portal está en marcha',
      importance: 'Baja',
      content: 'Ya puedes reservar, preparar y consultar tus vuelos desde aquí.',
    },
  ]);
  optional(
    'liveries',
    'Libreas por familia de avión',
    [...new Set(fleet.types.map(({ family }) => family))].map((category) => ({
      category,
      items: [
        {
          title: `Librea de muestra para ${category}`,
          url: 'discord-only',
          simulators: 'MSFS 2020, MSFS 2024',
        },
      ],
    })),
  );
  for (const section of ['manuals', 'regulations', 'checklists', 'briefings'] as const) {
    const cards = makeCards(answers).filter((card) => card.section === section);
    optional(
      section,
      'Una tarjeta por documento',
      cards.map(({ id, title, description, folder }) => ({
        id,
        title,
        description,
        url: `/documentos/${folder}/${id}`,
      })),
    );
  }
  for (const [path, text] of makeDocuments(
    answers,
    airports,
    RANKS.map(({ rango }) => rango),
  ))
    files.set(`documents/${path}`, text);
  for (const [name, text] of sample.policies)
    files.set(`policies/${name}`, adaptPolicy(text, sample.airline, answers));
  for (const [path, text] of makePictures(theme, fleet, RANKS)) files.set(`images/${path}`, text);
  if (!without.has('tours'))
    files.set('tours.yaml', `${heading('Tours')}\n${stringify([tourOf(answers, airports)])}`);
  if (!without.has('focus-airports')) {
    const destination = airports[airports.length - 1];
    yaml('focus-airports', 'Focus Airports: los destinos del momento', [
      {
        id: 'destino',
        name: destination?.name,
        country: destination?.country,
        icao: destination?.icao,
        lat: destination?.lat,
        lon: destination?.lon,
        image: { src: '/images/marca/acceso.svg', alt: 'Aproximación a una pista entre montañas' },
        description: 'El destino de este mes.',
        aircraft: [owned.at(-1)?.model],
        buttonText: `Reservar vuelo a ${destination?.name}`,
      },
    ]);
  }
  return files;
}

function heading(title: string): string {
  return `# ${title}.\n# Para añadir una entrada, copia una entera, pégala debajo y cambia los datos; lo que sigue a «#» no se publica.\n`;
}

function airlineOf(
  answers: NewAirline,
  { airline }: Sample,
  callsign: (n: number) => string,
  accessHash: string,
): unknown {
  const { name, code, digits, base, city, without } = answers;
  const site = `https://${code.toLowerCase()}.example.org`;
  const { manualReport, ...links } = {
    website: `${site}/`,
    community: `${site}/comunidad`,
    virtualAirline: `${site}/plataforma`,
    logout: `${site}/hasta-pronto`,
    manualReport: `${site}/reporte`,
  };
  return {
    name,
    fullName: `${name}, aerolínea virtual`,
    tagline: 'El portal de los pilotos, con todo lo que necesita un vuelo',
    responsible: `el equipo directivo de ${name}`,
    brand: {
      description: `Portal de pilotos de la aerolínea virtual ${name}.`,
      mark: '/images/marca/logo.svg',
      icon: '/images/marca/icono.svg',
      signInScene: '/images/marca/acceso.svg',
    },
    callsign: {
      pattern: `${code}[0-9]{${digits}}`,
      message: `El indicativo debe ser ${code} seguido de ${digits} ${digits === 1 ? 'dígito' : 'dígitos'}`,
      example: callsign(1),
    },
    accessHash,
    base: { icao: base, profileName: city },
    icaoCode: code,
    contactEmail: `contacto@${code.toLowerCase()}.example.org`,
    links: without.has('manual-report') ? links : { ...links, manualReport },
    ...(without.has('acars') ? {} : { acars: { name: 'ACARS', download: `${site}/acars` } }),
    linkLabels: { community: 'Comunidad', virtualAirline: 'Plataforma' },
    rights: airline.rights,
    ...(without.has('tours') || airline.limits === undefined ? {} : { limits: airline.limits }),
  };
}

/** The frames that pages of the portal need, with the new airline's code and base in the addresses. */
function framesOf(
  { name, code, base, city, lat, lon, without }: NewAirline,
  { airline, baseCity, frames }: Sample,
): Frame[] {
  const swap = (text: string) =>
    text
      .replaceAll(airline.base.profileName, city)
      .replaceAll(baseCity, city)
      .replaceAll(airline.base.icao, base)
      .replaceAll(new RegExp(`(?<![A-Za-z])${airline.icaoCode}(?![A-Za-z])`, 'g'), code)
      .replaceAll(/([?&]lat=)[-\d.]+/g, `$1${lat}`)
      .replaceAll(/([?&]lon=)[-\d.]+/g, `$1${lon}`);
  const site = `${code.toLowerCase()}.example.org`;
  const shared = frames.filter(({ id }) => !id.startsWith('tour-'));
  return [
    ...shared,
    ...(without.has('tours')
      ? []
      : [
          {
            id: 'tour-muestra',
            title: 'Etapas del tour de muestra',
            provider: name,
            url: `https://${site}/tour`,
            hosts: [site],
            kind: 'platform' as const,
            height: 700,
            purpose: 'Sigue las etapas del tour de muestra y las que ya tienes hechas.',
          },
        ]),
  ].map((frame) => ({
    ...frame,
    title: swap(frame.title),
    purpose: swap(frame.purpose),
    provider: frame.provider === airline.name ? name : frame.provider,
    ...(frame.url === undefined ? {} : { url: swap(frame.url) }),
  }));
}

function tourOf({ base }: NewAirline, airports: ReturnType<typeof makeAirports>): unknown {
  return {
    id: 'muestra',
    name: 'Tour de muestra',
    description: `Vuelta por etapas que sale de ${base}.`,
    aircraft: 'Cualquiera de la flota',
    routePath: '/eventos/tours/muestra',
    frame: 'tour-muestra',
    stops: [...airports.slice(0, 4), airports[0]].map((stop) => ({
      icao: stop?.icao,
      name: stop?.name,
      lat: stop?.lat,
      lon: stop?.lon,
    })),
  };
}
