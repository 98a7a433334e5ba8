/** What the new airline is to be: the answers to the questions, or the options of the command. */
import { parseArgs } from 'node:util';

/** Sections that an airline may do without. */
export const OPTIONAL_SECTIONS = [
  'notams',
  'tours',
  'focus-airports',
  'liveries',
  'manuals',
  'regulations',
  'checklists',
  'briefings',
  'acars',
  'manual-report',
] as const;
export type OptionalSection = (typeof OPTIONAL_SECTIONS)[number];

export interface NewAirline {
  /** Folder that gets `content/`. */
  folder: string;
  name: string;
  /** Three letters. */
  code: string;
  /** Digits of a callsign after the code, 1 to 6. */
  digits: number;
  /** Four letters. */
  base: string;
  city: string;
  /** ISO 3166-1 alpha-2; ZZ is nobody's. */
  country: string;
  /** IANA time zone of the base; from its longitude when it is left open. */
  zone: string | undefined;
  lat: number;
  lon: number;
  /** 1 to 60. */
  airports: number;
  /** 1 to 12. */
  aircraft: number;
  business: boolean;
  /** Hues of the brand and of its button, 0 to 360. */
  hue: number;
  accent: number;
  /** What it does without; tours and focus airports also where the base is its only airport. */
  without: ReadonlySet<OptionalSection>;
}

interface Question {
  option: string;
  /** What a person is asked; options without are only given on the command line. */
  ask?: string;
  default: string;
  /** What to write instead of an answer that will not do, as the end of a sentence. */
  problem: (answer: string) => string | undefined;
}

const text = (answer: string) => (answer.trim() === '' ? 'escribe algo' : undefined);
const letters = (count: number) => (answer: string) =>
  new RegExp(`^[A-Z]{${count}}$`).test(answer) ? undefined : `escribe ${count} letras mayúsculas, sin tildes`;
const between =
  (low: number, high: number, whole = true) =>
  (answer: string) => {
    const value = Number(answer);
    const fits = answer.trim() !== '' && value >= low && value <= high && (!whole || Number.isInteger(value));
    return fits
      ? undefined
      : `escribe un número ${whole ? 'entero ' : ''}de ${low} a ${high}${whole ? '' : ', con punto decimal'}`;
  };
const zone = (answer: string) => {
  try {
    return answer === '' || new Intl.DateTimeFormat('es', { timeZone: answer }) ? undefined : '';
  } catch {
    return 'escribe su nombre internacional en inglés, como Atlantic/Azores';
  }
};
const yesOrNo = (answer: string) => (/^(?:sí|si|no)$/i.test(answer) ? undefined : 'escribe sí o no');
const sections = (answer: string) => {
  const unknown = listed(answer).find((name) => !(OPTIONAL_SECTIONS as readonly string[]).includes(name));
  return unknown === undefined
    ? undefined
    : `escribe sólo nombres de esta lista, y «${unknown}» no está: ${OPTIONAL_SECTIONS.join(', ')}`;
};

/** In the order in which they are asked. */
export const QUESTIONS: readonly Question[] = [
  { option: 'name', ask: 'Nombre de la aerolínea', default: 'Aerolínea de Muestra', problem: text },
  { option: 'code', ask: 'Código de tres letras', default: 'ZZM', problem: letters(3) },
  { option: 'digits', ask: 'Cifras del indicativo tras el código', default: '3', problem: between(1, 6) },
  { option: 'base', ask: 'Código OACI de la base (cuatro letras)', default: 'XBAS', problem: letters(4) },
  { option: 'city', ask: 'Ciudad de la base', default: 'Puerto de Muestra', problem: text },
  { option: 'country', ask: 'País de la base (sus dos letras, como PT)', default: 'ZZ', problem: letters(2) },
  {
    option: 'zone',
    ask: 'Zona horaria de la base, como Atlantic/Azores (vacía: la de su longitud)',
    default: '',
    problem: zone,
  },
  { option: 'lat', ask: 'Latitud de la base, en grados', default: '40', problem: between(-70, 70, false) },
  { option: 'lon', ask: 'Longitud de la base, en grados', default: '-4', problem: between(-180, 180, false) },
  { option: 'airports', ask: 'Cuántos aeropuertos, con la base', default: '12', problem: between(1, 60) },
  { option: 'aircraft', ask: 'Cuántos aviones', default: '4', problem: between(1, 12) },
  { option: 'business', ask: '¿Hay cabina business? (sí o no)', default: 'no', problem: yesOrNo },
  {
    option: 'hue',
    ask: 'Tono de la marca (0 rojo, 70 ámbar, 150 verde, 250 azul)',
    default: '165',
    problem: between(0, 360),
  },
  {
    option: 'accent',
    ask: 'Tono del botón principal',
    default: '68',
    problem: between(0, 360),
  },
  {
    option: 'without',
    ask: `Qué no tiene, separado por comas (${OPTIONAL_SECTIONS.join(', ')})`,
    default: '',
    problem: sections,
  },
  { option: 'folder', ask: 'Carpeta donde se escribe content/', default: 'otra-aerolinea', problem: text },
];

/** The options given on the command line. Throws a sentence on one that there is not. */
export function givenOptions(args: string[]): Map<string, string> {
  const all = QUESTIONS.map(({ option }) => `--${option} …`).join(' ');
  if (args.includes('--help')) throw new Error(`Opciones: ${all}`);
  try {
    const options = Object.fromEntries(QUESTIONS.map(({ option }) => [option, { type: 'string' as const }]));
    return new Map(
      Object.entries(parseArgs({ args: joined(args), options }).values).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
  } catch {
    throw new Error(
      `Hay una opción que la orden no conoce o a la que le falta el valor. Escribe sólo éstas: ${all}`,
    );
  }
}

/** `--lat -34.6` as `--lat=-34.6`: a negative number is no option. */
function joined(args: string[]): string[] {
  return args.flatMap((arg, i) => {
    if (/^-\d/.test(arg)) return [];
    const next = args[i + 1] ?? '';
    return arg.startsWith('--') && /^-\d/.test(next) ? [`${arg}=${next}`] : [arg];
  });
}

/** The airline of complete answers. Throws a sentence on the first that will not do. */
export function toAirline(answers: ReadonlyMap<string, string>): NewAirline {
  const answer = (name: string): string => {
    const question = QUESTIONS.find(({ option }) => option === name);
    const given = answers.get(name) ?? question?.default ?? '';
    const problem = question?.problem(given);
    if (problem !== undefined) throw new Error(`--${name} dice «${given}», que no vale: ${problem}.`);
    return given;
  };
  return {
    folder: answer('folder'),
    name: answer('name').trim(),
    code: answer('code'),
    digits: Number(answer('digits')),
    base: answer('base'),
    city: answer('city').trim(),
    country: answer('country'),
    zone: answer('zone') || undefined,
    lat: Number(answer('lat')),
    lon: Number(answer('lon')),
    airports: Number(answer('airports')),
    aircraft: Number(answer('aircraft')),
    business: !/^no$/i.test(answer('business')),
    hue: Number(answer('hue')),
    accent: Number(answer('accent')),
    without: new Set([
      ...(listed(answer('without')) as OptionalSection[]),
      // With the base alone there is nowhere to go.
      ...(Number(answer('airports')) === 1 ? (['tours', 'focus-airports'] as const) : []),
    ]),
  };
}

function listed(answer: string): string[] {
  return answer
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
