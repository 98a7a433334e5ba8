/** The files of a new airline's `content/`: those of the template in its words, without what it does not have. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Airport } from '@va/schemas/content/airports.ts';
import type { FleetFile } from '@va/schemas/content/fleet.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import type { Route } from '@va/schemas/content/routes.ts';
import type { Theme } from '@va/schemas/content/theme.ts';
import type { Tour } from '@va/schemas/content/tours.ts';
import type { PilotsFile } from '@va/schemas/content/pilots.ts';
import { roomOf } from './callsigns.ts';
import { atBases, chosenFleet, flownByAll } from './fleet.ts';
import { chosenNetwork } from './network.ts';
import type { NewAirline } from './options.ts';
import { platformFiles, readFigures } from './platform-files.ts';
import { SHAPES } from './shapes.ts';
import { hexOf, turnTheme } from './theme.ts';
import { inWordsOf } from './words.ts';

/** Folders of the documents of sections that can be left out. */
const DOCUMENT_FOLDERS = {
  manuals: 'manuales',
  regulations: 'normativas',
  checklists: 'checklists',
  briefings: 'briefings',
};

/** What the page about seats is called where there are none. */
const DECK = {
  title: 'Cubierta principal',
  purpose: 'Mira cómo se reparten la carga, sus posiciones y las puertas.',
};

/** What each rank asks for on the platform, from the highest: points, and hours from chock to chock. */
const NEEDS = [
  { points: 500, hours: 100 },
  { points: 100, hours: 20 },
  { points: 0, hours: 0 },
] as const;

/** Who may decide on the platform beside the management; their rights stand in `roles.yaml`. */
const STAFF = ['Instrucción', 'Operaciones'] as const;

/** Texts by their path under `content/`. `folder` is the template's; `accessHash` is the one of `password`; rules apply from `today`. */
export function contentFiles(
  folder: string,
  airline: NewAirline,
  { password, accessHash, today }: { password: string; accessHash: string; today: string },
): Map<string, string> {
  const words = (text: string) => inWordsOf(airline, text, password, accessHash);
  const paths = readdirSync(join(folder, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'content/').length));
  const files = new Map(
    paths.map((path) => [words(path), words(readFileSync(join(folder, 'content', path), 'utf8'))]),
  );
  /** Reads a file, changes what it holds, and writes it again under its first comments. */
  const change = <T>(name: string, by: (value: T) => unknown): T => {
    const text = files.get(name) ?? '';
    const value = parse(text) as T;
    const head = /^(?:#.*\n)*/.exec(text)?.[0] ?? '';
    files.set(name, `${head}\n${stringify(by(value), { lineWidth: 120 })}`);
    return value;
  };
  const { without } = airline;

  const sample = parse(files.get('theme.yaml') ?? '') as Theme;
  const theme = turnTheme(sample, airline.hue, airline.accent);
  change('theme.yaml', () => theme);
  for (const [path, text] of files) {
    if (path.endsWith('.svg')) files.set(path, recoloured(text, sample, theme));
  }

  const figures = readFigures(folder);
  change<FleetFile>('fleet.yaml', (fleet) => chosenFleet(fleet, airline, folder));
  const fleet = () => parse(files.get('fleet.yaml') ?? '') as FleetFile;
  const types = fleet().types.map(({ model }) => model);
  // The template's own network is made for its jets; others get one that they reach.
  const isTemplates = airline.shape === 'reactores';
  const ranges = fleet().types.map(({ id }) => figures[id]?.plan.rangeNm ?? 0);
  const network = chosenNetwork(
    parse(files.get('airports.yaml') ?? '') as Airport[],
    airline,
    isTemplates ? undefined : Math.max(...ranges),
  );
  const places = new Map(network.map((airport) => [airport.icao, airport]));
  change('airports.yaml', () => network);
  if (airline.bases > 1) change<FleetFile>('fleet.yaml', (value) => atBases(value, network, airline.bases));
  change<Route[]>('routes.yaml', (routes) =>
    flownByAll(
      routes.filter(({ between }) => between.every((icao) => places.has(icao))),
      places,
      fleet().types,
      figures,
    ),
  );
  change<Tour[]>('tours.yaml', (tours) =>
    tours.map((tour) => ({
      ...tour,
      stops: tour.stops.flatMap((stop) => {
        const place = places.get(stop.icao);
        return place === undefined ? [] : [{ ...stop, lat: place.lat, lon: place.lon }];
      }),
    })),
  );
  change<{ icao: string; aircraft: string[] }[]>('focus-airports.yaml', () => {
    const place = network.at(-1);
    const [focus] = parse(files.get('focus-airports.yaml') ?? '') as object[];
    return [
      {
        ...focus,
        name: place?.name,
        icao: place?.icao,
        lat: place?.lat,
        lon: place?.lon,
        aircraft: types.slice(0, 1),
        buttonText: `Reservar vuelo a ${place?.name}`,
      },
    ];
  });
  change<{ links: object; acars?: object; limits?: object }>('airline.yaml', (value) => {
    const { manualReport, ...links } = value.links as { manualReport: string };
    const { acars, limits, ...rest } = value;
    return {
      ...rest,
      ...(airline.platform
        ? { plataforma: 'propia', ownPlatform: { label: `Plataforma de ${airline.name}` } }
        : {}),
      links: without.has('manual-report') ? links : { ...links, manualReport },
      ...(without.has('acars') ? {} : { acars }),
      ...(without.has('tours') ? {} : { limits: { ...limits, minimumPirepSince: today } }),
    };
  });
  if (without.has('tours'))
    change<Frame[]>('frames.yaml', (frames) => frames.filter(({ id }) => !id.startsWith('tour-')));

  if (fleet().types.every(({ mainDeck }) => mainDeck !== undefined))
    change<Frame[]>('frames.yaml', (frames) =>
      frames.map((frame) => (frame.id === 'mapa-asientos' ? { ...frame, ...DECK } : frame)),
    );

  change<PilotsFile>('pilots.yaml', (people) => chosenPeople(people, airline));
  if (airline.platform)
    for (const [path, text] of platformFiles(folder, fleet().types, airline.applications))
      files.set(path, text);

  const shown = files.get('fleet.yaml') ?? '';
  const left = [
    ...[...without].map((section) => new RegExp(`^${section}\\.yaml$`)),
    ...Object.entries(DOCUMENT_FOLDERS).flatMap(([section, name]) =>
      without.has(section as keyof typeof DOCUMENT_FOLDERS) ? [new RegExp(`^documents/${name}/`)] : [],
    ),
  ];
  const isPlane = (path: string) => path.startsWith('images/fleet/') && !shown.includes(`/${path}`);
  const isBriefing = (path: string) =>
    path.startsWith('documents/aeropuertos/') && !places.has(basename(path, '.md').toUpperCase());
  return new Map(
    [...files].filter(
      ([path]) => !left.some((gone) => gone.test(path)) && !isPlane(path) && !isBriefing(path),
    ),
  );
}

/**
 * The pilots of a new airline, with the ranks and positions that its platform needs. As many people as the shape
 * has and the callsigns have room for; with a platform, staff and what ranks ask for.
 */
function chosenPeople(people: PilotsFile, { shape, callsign, platform }: NewAirline): PilotsFile {
  const pilots = people.pilots.slice(0, Math.min(SHAPES[shape].pilots, roomOf(callsign) - 1));
  if (!platform) return { ...people, pilots };
  return {
    ranks: people.ranks.map((rank, index) => ({ ...rank, ...NEEDS[index] })),
    positions: [...people.positions, ...STAFF],
    pilots: pilots.map(({ rango, ...pilot }, index) => {
      const cargo = pilot.cargo ?? STAFF[index - 1];
      return { ...pilot, ...(cargo === undefined ? {} : { cargo }), rango };
    }),
  };
}

/** A drawing in the colours of the new theme. */
function recoloured(svg: string, before: Theme, after: Theme): string {
  const colours = new Map(
    Object.entries(before).flatMap(([name, { day, night }]) => {
      const { day: newDay, night: newNight } = after[name as keyof Theme];
      return [
        [hexOf(night), hexOf(newNight)],
        [hexOf(day), hexOf(newDay)],
      ] as const;
    }),
  );
  return svg.replaceAll(/#[0-9a-f]{6}/g, (colour) => colours.get(colour) ?? colour);
}
