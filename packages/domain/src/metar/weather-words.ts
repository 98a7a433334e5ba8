/** The weather of a METAR in Spanish. Pure. Words after AEMET's guide to aeronautical meteorology and WMO code 4678. */
import type { Weather } from './report.ts';

/** Gender of a phenomenon decides the ending of what goes with it. */
type Noun = readonly [word: string, gender: 'm' | 'f' | 'mp'];

const NOUNS: Readonly<Record<string, Noun>> = {
  DZ: ['llovizna', 'f'],
  RA: ['lluvia', 'f'],
  SN: ['nieve', 'f'],
  SG: ['cinarra', 'f'],
  IC: ['cristales de hielo', 'mp'],
  PL: ['hielo granulado', 'm'],
  GR: ['granizo', 'm'],
  GS: ['granizo menudo', 'm'],
  UP: ['precipitación sin identificar', 'f'],
  BR: ['neblina', 'f'],
  FG: ['niebla', 'f'],
  FU: ['humo', 'm'],
  VA: ['ceniza volcánica', 'f'],
  DU: ['polvo extendido', 'm'],
  SA: ['arena', 'f'],
  HZ: ['calima', 'f'],
  PY: ['rociones', 'mp'],
  PO: ['remolinos de polvo', 'mp'],
  SQ: ['turbonada', 'f'],
  FC: ['tuba', 'f'],
  SS: ['tempestad de arena', 'f'],
  DS: ['tempestad de polvo', 'f'],
  TS: ['tormenta', 'f'],
  SH: ['chubascos', 'mp'],
};

const STRONG = { m: 'fuerte', f: 'fuerte', mp: 'fuertes' } as const;
const WEAK = { m: 'débil', f: 'débil', mp: 'débiles' } as const;
const FREEZING = { m: 'engelante', f: 'engelante', mp: 'engelantes' } as const;

/** `tormenta con lluvia fuerte`, `chubascos de nieve débiles`, `niebla en bancos`; the code itself for one not known. */
export function weatherWords(weather: Weather): string {
  const words = plainWords(weather);
  return weather.intensity === 'VC' ? `${words} en las inmediaciones` : words;
}

function plainWords({ intensity, descriptor, phenomena }: Weather): string {
  if (phenomena.includes('NSW')) return 'fin del tiempo significativo';
  if (descriptor === undefined && phenomena.includes('FC') && intensity === '+')
    return 'tornado o tromba marina';
  const nouns = phenomena.map((code) => NOUNS[code]);
  if (nouns.some((noun) => noun === undefined)) return `${descriptor ?? ''}${phenomena.join('')}`;
  const list = joinWords(nouns.map((noun) => noun?.[0] ?? ''));
  // Several things are fuertes whatever each of them is.
  const gender = nouns.length > 1 ? 'mp' : (nouns[0]?.[1] ?? 'f');
  const how = intensity === '+' ? ` ${STRONG[gender]}` : intensity === '-' ? ` ${WEAK[gender]}` : '';
  switch (descriptor) {
    case 'TS':
      return phenomena.length === 0 ? `tormenta${how}` : `tormenta con ${list}${how}`;
    case 'SH':
      return phenomena.length === 0 ? 'chubascos' : `chubascos de ${list}${plural(intensity)}`;
    case 'FZ':
      return phenomena[0] === 'FG' ? 'niebla engelante' : `${list} ${FREEZING[gender]}${how}`;
    case 'MI':
      return `${list} baja, a ras de suelo`;
    case 'BC':
      return `${list} en bancos`;
    case 'PR':
      return `${list} en parte del aeródromo`;
    case 'DR':
      return `ventisca baja de ${list}${how}`;
    case 'BL':
      return phenomena[0] === 'SN' ? `ventisca alta de nieve${how}` : `${list} levantada por el viento${how}`;
    default:
      return `${list}${how}`;
  }
}

function plural(intensity: Weather['intensity']): string {
  return intensity === '+' ? ' fuertes' : intensity === '-' ? ' débiles' : '';
}

/** `lluvia y nieve`, `lluvia, nieve e hielo`. */
function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  const and = /^h?i/i.test(last) && !/^hie/i.test(last) ? 'e' : 'y';
  return `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}
