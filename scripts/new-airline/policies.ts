/** The policies of the new airline: those of the sample, with nothing in them that the new one does not have. */
import type { Airline } from '@va/schemas/content/airline.ts';
import type { NewAirline, OptionalSection } from './options.ts';

/** Words that speak of a section. Sections without any are spoken of in no policy. */
export const MENTIONS: Partial<Record<OptionalSection, RegExp>> = {
  notams: /\bNOTAM\b|\bavisos de la compañía/i,
  tours: /\btours?\b/i,
  'focus-airports': /\bFocus Airports\b|\bcarrusel\b/i,
  liveries: /\blibreas?\b/i,
  regulations: /\bnormativas?\b/i,
  acars: /\bACARS\b/i,
  'manual-report': /\breportes? manual(?:es)?\b/i,
};

/** What an airline that lacks all of these says instead. What stands in other words loses the whole sentence, below. */
const INSTEAD: readonly (readonly [lacks: readonly OptionalSection[], from: RegExp, to: string])[] = [
  [['acars', 'manual-report'], /El ACARS y los reportes manuales/, 'La plataforma de reservas'],
  [['manual-report'], /El ACARS y los reportes manuales/, 'El ACARS'],
  [['acars'], /El ACARS y los reportes manuales/, 'Los reportes manuales'],
  [['tours'], /, reconocer tours y rangos/, ' y reconocer rangos'],
  [['tours'], /vuelos, tours, eventos/, 'vuelos, eventos'],
  [['tours'], /puntos, horas o etapas de tour/, 'puntos u horas'],
  [['acars', 'liveries'], /^- descargar las libreas y los programas enlazados,.*\n/, ''],
  [['liveries'], /las libreas y los programas enlazados/, 'los programas enlazados'],
  [['acars'], /las libreas y los programas enlazados/, 'las libreas enlazadas'],
  [['liveries'], /nombres, libreas y marcas/, 'nombres y marcas'],
  [['liveries'], /correcciones, fotografías o libreas/, 'correcciones o fotografías'],
  [['liveries'], /nombres, imágenes de perfil y libreas/, 'nombres e imágenes de perfil'],
  [['acars'], /la plataforma, el ACARS o las redes/, 'la plataforma o las redes'],
  [['manual-report'], /vuelos ajenos o reportes manuales de vuelos que no/, 'vuelos ajenos o que no'],
  [['manual-report'], / o el formulario de reporte manual/, ''],
  [['regulations'], /se anulan, además, según la normativa general/, 'se anulan, además'],
  [['regulations'], /según la normativa general/, 'según las normas de la aerolínea'],
  [['notams'], /con un NOTAM de compañía/, 'por correo'],
  [['focus-airports'], /lo que se mueve solo: el carrusel y los/, 'lo que se mueve solo: los'],
  // What is the sample airline's own way, whatever the new one has.
  [[], /la \*\*asociación que gestiona la aerolínea virtual ([^*]+)\*\*/, 'el **equipo directivo de $1**'],
  [[], /incluidos instructores y equipo directivo/, 'incluido el equipo directivo'],
  [[], /dirigirte a ella/, 'dirigirte a él'],
  [[], /gestionado por la asociación que reúne a sus pilotos/, 'que llevan sus pilotos'],
  [[], /escribir a la asociación/, 'escribir al equipo directivo'],
  [[], /la asociación no responde/, 'el equipo directivo no responde'],
  [
    [],
    /la \[Agencia Española de Protección de Datos\]\([^)]*\)/,
    'la autoridad de protección de datos de tu país',
  ],
  [[], /a la legislación española/, 'a la ley del país de la aerolínea'],
];

const FIGURES = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];

/** A policy of the sample with the names of the new airline and only what it has. */
export function adaptPolicy(text: string, sample: Airline, airline: NewAirline): string {
  const { name, code, digits, without } = airline;
  const chat = literal(sample.linkLabels.community);
  const own = text
    .replaceAll(new RegExp(`\\bla comunidad de ${chat}`, 'g'), 'la comunidad')
    .replaceAll(new RegExp(`\\b(a|en|de) ${chat}(?!\\p{L})`, 'gu'), '$1 la comunidad')
    .replaceAll(
      /formado por `[^`]+` y \S+ dígitos?/g,
      `formado por \`${code}\` y ${FIGURES[digits]} cifra${digits === 1 ? '' : 's'}`,
    )
    .replaceAll(`\`${sample.icaoCode}\``, `\`${code}\``)
    .replaceAll(new RegExp(`(?<!\\p{L})${literal(sample.name)}(?!\\p{L})`, 'gu'), () => name)
    .replaceAll(/\[([^\]]+)\]\(\/documentos\/[^)]*\)/g, '$1');
  const said = INSTEAD.filter(([lacks]) => lacks.every((section) => without.has(section))).reduce(
    (whole, [, from, to]) => whole.replaceAll(new RegExp(from, 'gm'), to),
    own,
  );
  return withoutSentences(
    said,
    [...without].flatMap((section) => MENTIONS[section] ?? []),
  );
}

/** A Markdown text without the sentences, rows and points that one of the patterns is found in, nor headings left alone. */
export function withoutSentences(text: string, unwanted: readonly RegExp[]): string {
  const isUnwanted = (words: string) => unwanted.some((pattern) => pattern.test(words));
  if (!isUnwanted(text)) return text;
  const lines = text.split('\n').flatMap((line) => {
    if (!isUnwanted(line)) return [line];
    if (/^\s*(?:[|>#-]|\d+\.)/.test(line)) return [];
    const kept = line.split(/(?<=[.?!]\**)\s+/).filter((sentence) => !isUnwanted(sentence));
    return kept.length === 0 ? [] : [kept.join(' ')];
  });
  return withoutBareHeadings(lines)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** From the last line up: a heading stays when text or a smaller heading follows it. */
function withoutBareHeadings(lines: readonly string[]): string[] {
  let follows = 0;
  return lines
    .toReversed()
    .filter((line) => {
      const level = /^(#+) /.exec(line)?.[1]?.length;
      if (level !== undefined && follows <= level) return false;
      if (line.trim() !== '') follows = level ?? Infinity;
      return true;
    })
    .toReversed();
}

/** A name as a pattern finds it, whatever signs it has. */
function literal(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
