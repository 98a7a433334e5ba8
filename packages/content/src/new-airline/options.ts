/** What the new airline is to be: the answers to the questions, or the options of the command. */
import { parseArgs } from 'node:util';
import { type OptionalSection, QUESTIONS, listed, numberOf } from './questions.ts';
import { isShape, type ShapeName, SHAPES } from './shapes.ts';

/** Everything that the new airline is made from. */
export interface NewAirline {
  /** Folder that gets `content/`. */
  folder: string;
  name: string;
  /** What it flies, and with how many. */
  shape: ShapeName;
  /** It runs the platform of the project. */
  platform: boolean;
  /** Anybody may ask to join, on a page of the platform. */
  applications: boolean;
  /** Two or three letters. */
  code: string;
  /** `AZL###`: `#` is a digit, `@` a letter. */
  callsign: string;
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
  /** Airports where aircraft are at home, the base among them. */
  bases: number;
  /** 1 to 12. */
  aircraft: number;
  business: boolean;
  /** Hues of the brand and of its button, 0 to 360. */
  hue: number;
  accent: number;
  /** What it does without; tours and focus airports also where the base is its only airport. */
  without: ReadonlySet<OptionalSection>;
}

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

/** What is taken where nobody says: that of the shape, or the usual one. */
export function usualAnswer(option: string, shape: string | undefined): string {
  const usual: Readonly<Record<string, string>> = isShape(shape) ? SHAPES[shape].usual : {};
  return usual[option] ?? QUESTIONS.find((question) => question.option === option)?.default ?? '';
}

function isYes(answer: string): boolean {
  return !/^no$/i.test(answer);
}

/** The airline of complete answers. Throws a sentence on the first that will not do. */
export function toAirline(answers: ReadonlyMap<string, string>): NewAirline {
  const answer = (name: string): string => {
    const question = QUESTIONS.find(({ option }) => option === name);
    const given = answers.get(name) ?? usualAnswer(name, answers.get('shape'));
    const problem = question?.problem(given);
    if (problem !== undefined) throw new Error(`--${name} dice «${given}», que no vale: ${problem}.`);
    return given;
  };
  const code = answer('code');
  const callsign = answer('callsign') || code + '#'.repeat(Number(answer('digits')));
  const airports = Number(answer('airports'));
  return {
    folder: answer('folder'),
    name: answer('name').trim(),
    shape: answer('shape') as ShapeName,
    platform: isYes(answer('platform')),
    applications: isYes(answer('applications')),
    code,
    callsign,
    base: answer('base'),
    city: answer('city').trim(),
    country: answer('country'),
    zone: answer('zone') || undefined,
    lat: numberOf(answer('lat')),
    lon: numberOf(answer('lon')),
    airports,
    bases: Math.min(airports, Number(answer('bases'))),
    aircraft: Number(answer('aircraft')),
    business: isYes(answer('business')),
    hue: Number(answer('hue')),
    accent: Number(answer('accent')),
    without: new Set([
      ...(listed(answer('without')) as OptionalSection[]),
      // With the base alone there is nowhere to go.
      ...(airports === 1 ? (['tours', 'focus-airports'] as const) : []),
    ]),
  };
}
