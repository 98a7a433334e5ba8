import { formProblem } from './callsigns.ts';
import { hasBusiness, isShape, SHAPE_NAMES } from './shapes.ts';
import { sectionFiles } from '@va/schemas/content/sections.ts';

/** Sections that an airline may do without. */
export const OPTIONAL_SECTIONS = [...sectionFiles, 'acars', 'manual-report'] as const;

/** A section that can be left out. */
export type OptionalSection = (typeof OPTIONAL_SECTIONS)[number];

interface Question {
  option: string;
  /** What a person is asked; options without are only given on the command line. */
  ask?: string;
  default: string;
  /** Whether it is asked at all, by the answers before; always without. */
  isAsked?: (answers: ReadonlyMap<string, string>) => boolean;
  /** What to write instead of an answer that will not do, as the end of a sentence. */
  problem: (answer: string) => string | undefined;
}

const text = (answer: string) => (answer.trim() === '' ? 'escribe algo' : undefined);

const letters =
  (least: number, most = least) =>
  (answer: string) =>
    new RegExp(`^[A-Z]{${least},${most}}$`).test(answer)
      ? undefined
      : `escribe ${least === most ? least : `${least} o ${most}`} letras mayúsculas, sin tildes`;

/** A number as people write it, with a comma or a point; NaN for anything else. */
export const numberOf = (answer: string): number =>
  answer.trim() === '' ? NaN : Number(answer.replace(',', '.'));

const between =
  (low: number, high: number, whole = true) =>
  (answer: string) => {
    const value = numberOf(answer);
    const fits = value >= low && value <= high && (!whole || Number.isInteger(value));
    return fits ? undefined : `escribe un número ${whole ? 'entero ' : ''}de ${low} a ${high}`;
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
  {
    option: 'shape',
    ask: `Qué vuela: ${SHAPE_NAMES.join(', ')}`,
    default: 'reactores',
    problem: (answer) => (isShape(answer) ? undefined : `escribe una de estas: ${SHAPE_NAMES.join(', ')}`),
  },
  {
    option: 'platform',
    ask: '¿Con plataforma propia: cuentas, reservas, informes y mesa? (sí o no)',
    default: 'no',
    problem: yesOrNo,
  },
  {
    option: 'applications',
    ask: '¿Puede pedir el ingreso cualquiera desde la página? (sí o no)',
    default: 'no',
    // Without a platform there is nowhere to send one.
    isAsked: (answers) => /^s/i.test(answers.get('platform') ?? ''),
    problem: yesOrNo,
  },
  {
    option: 'code',
    ask: 'Código de la aerolínea (dos o tres letras)',
    default: 'ZZM',
    problem: letters(2, 3),
  },
  { option: 'digits', ask: 'Cifras del indicativo tras el código', default: '3', problem: between(1, 6) },
  {
    option: 'callsign',
    ask: 'Forma del indicativo, con # por cada cifra y @ por cada letra, como AZ##@ (vacía: el código y esas cifras)',
    default: '',
    problem: (answer) => (answer === '' ? undefined : formProblem(answer)),
  },
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
  { option: 'bases', ask: 'Cuántas bases con aviones', default: '1', problem: between(1, 6) },
  { option: 'aircraft', ask: 'Cuántos aviones', default: '4', problem: between(1, 12) },
  {
    option: 'business',
    ask: '¿Hay cabina business? (sí o no)',
    default: 'no',
    isAsked: (answers) => hasBusiness(answers.get('shape')),
    problem: yesOrNo,
  },
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

/** The words of an answer with commas, without the spaces around them. */
export function listed(answer: string): string[] {
  return answer
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
