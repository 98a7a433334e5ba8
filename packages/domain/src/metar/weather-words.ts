/** The weather of a METAR in Spanish. Pure. Words after AEMET's guide to aeronautical meteorology and WMO code 4678. */
import { formatFeet } from '../quantities.ts';
import { cloudWords } from './condition-words.ts';
import type { Conditions, Weather } from './report.ts';

/** Gender and number of a noun, which decide the endings of its adjectives. */
type Form = 'm' | 'f' | 'mp' | 'fp';
type Noun = readonly [word: string, form: Form];

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
  SH: ['chubascos', 'mp'],
};

/** Dust lifted by the wind is no longer called widespread. */
const LIFTED: Readonly<Record<string, Noun>> = { DU: ['polvo', 'm'] };

const endings = (stem: string): Readonly<Record<Form, string>> => ({
  m: `${stem}o`,
  f: `${stem}a`,
  mp: `${stem}os`,
  fp: `${stem}as`,
});
const LOW = endings('baj');
const RAISED = endings('levantad');

/** `tormenta con lluvia fuerte`, `chubascos de nieve débiles`, `polvo levantado por el viento`; a code not known as it is. */
export function weatherWords(weather: Weather): string {
  if (weather.phenomena.includes('NSW')) return 'fin del tiempo significativo';
  const isNear = weather.intensity === 'VC';
  const words = plainWords(weather, isNear ? weather.strength : weather.intensity);
  return isNear ? `${words} en las inmediaciones` : words;
}

function plainWords({ descriptor, phenomena }: Weather, intensity: Weather['intensity']): string {
  if (descriptor === undefined && intensity === '+' && phenomena.length === 1) {
    if (phenomena[0] === 'FC') return 'tornado o tromba marina';
    if (phenomena[0] === 'PO') return 'remolinos de polvo bien desarrollados';
  }
  const isLifted = descriptor === 'BL' || descriptor === 'DR';
  const nouns = phenomena.map((code) => (isLifted ? LIFTED[code] : undefined) ?? NOUNS[code]);
  if (!nouns.every((noun) => noun !== undefined)) return `${descriptor ?? ''}${phenomena.join('')}`;
  const list = listWords(phenomena, nouns);
  const form = formOf(nouns);
  const how = intensityWords(intensity, form);
  switch (descriptor) {
    case 'TS':
      return phenomena.length === 0
        ? `tormenta${intensityWords(intensity, 'f')}`
        : `tormenta con ${list}${how}`;
    case 'SH':
      return `chubascos${phenomena.length === 0 ? '' : ` de ${list}`}${intensityWords(intensity, 'mp')}`;
    case 'FZ':
      return `${list} ${isPlural(form) ? 'engelantes' : 'engelante'}${how}`;
    case 'MI':
      return `${list} ${LOW[form]}, a ras de suelo${how}`;
    case 'BC':
      return `${list} en bancos${how}`;
    case 'PR':
      return `${list} en parte del aeródromo${how}`;
    case 'BL':
    case 'DR':
      return liftedWords(descriptor, phenomena, list, form) + how;
    default:
      return `${list}${how}`;
  }
}

/** Snow that the wind lifts has a name of its own. */
function liftedWords(
  descriptor: 'BL' | 'DR',
  phenomena: readonly string[],
  list: string,
  form: Form,
): string {
  if (phenomena.length === 1 && phenomena[0] === 'SN')
    return `ventisca ${descriptor === 'BL' ? 'alta' : 'baja'} de nieve`;
  return `${list} ${RAISED[form]} por el viento${descriptor === 'BL' ? '' : ' a ras de suelo'}`;
}

function intensityWords(intensity: Weather['intensity'], form: Form): string {
  if (intensity === '+') return isPlural(form) ? ' fuertes' : ' fuerte';
  if (intensity === '-') return isPlural(form) ? ' débiles' : ' débil';
  return '';
}

/** Several things take the plural, the feminine where all of them are. */
function formOf(nouns: readonly Noun[]): Form {
  const [first = 'f', ...others] = nouns.map(([, form]) => form);
  if (others.length === 0) return first;
  return [first, ...others].every((form) => form === 'f') ? 'fp' : 'mp';
}

const isPlural = (form: Form): boolean => form === 'mp' || form === 'fp';

/** A shower with other phenomena becomes a shower of these. */
function listWords([first]: readonly string[], nouns: readonly Noun[]): string {
  const words = nouns.map(([word]) => word);
  return first === 'SH' && words.length > 1 ? `chubascos de ${joinWords(words.slice(1))}` : joinWords(words);
}

/** `lluvia y nieve`, `lluvia, nieve e hielo`. */
function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  const and = /^h?i/i.test(last) && !/^hie/i.test(last) ? 'e' : 'y';
  return `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** The sky of a METAR in Spanish. The sky in phrases; empty if the report does not mention it. */
export function skyWords({ cavok, clouds, noCloud, verticalVisibility }: Conditions): string[] {
  if (cavok) return ['sin nubes de importancia'];
  const layers = clouds.map(cloudWords);
  if (verticalVisibility === 'unknown') layers.push('cielo oculto, visibilidad vertical sin medir');
  else if (verticalVisibility !== undefined)
    layers.push(`cielo oculto, visibilidad vertical de ${formatFeet(verticalVisibility)}`);
  return layers.length === 0 && noCloud ? ['sin nubes de importancia'] : layers;
}
