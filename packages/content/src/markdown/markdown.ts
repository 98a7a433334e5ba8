/** Markdown of documents and policies: parsed once, checked for everything that has no place in it. */
import MarkdownIt, { type Token } from 'markdown-it';
import { typographyAcross } from '@va/domain/typography.ts';
import { quoted } from '../messages/expected.ts';
import { isPartMark } from './platform-text.ts';
import { MAX_DEPTH } from '../yaml/yaml-values.ts';

/** A finding: line in the file and a sentence. */
export interface MarkdownFinding {
  line: number;
  text: string;
}

/** A link to one of the airline's own documents. */
export interface DocumentLink {
  line: number;
  /** `/documentos/…`, without what follows `#`. */
  path: string;
}

/** A checked text. */
export interface CheckedMarkdown {
  /** The Markdown itself; safe to render only when there are no findings. */
  text: string;
  findings: MarkdownFinding[];
  links: DocumentLink[];
  /** Names of the lines `{{name}}`. */
  inserts: string[];
}

/** Sees raw HTML as such, so that it can be refused by name; nothing of it is ever rendered. */
const parser = new MarkdownIt({ html: true, linkify: false, typographer: false, maxNesting: 2 * MAX_DEPTH });
// Addresses are judged below, where a refused one can be named; the parser would leave it as text.
parser.validateLink = () => true;
parser.disable(['strikethrough']);

/** Tokens of a text, with the typography of figures applied. */
export function parseMarkdown(text: string): Token[] {
  const tokens = parser.parse(text, {});
  for (const { children } of tokens) applyTypography(children ?? []);
  return tokens;
}

/** Checks the text that begins at `firstLine` of its file. `inserts`: names allowed in lines `{{name}}`. */
export function checkMarkdown(text: string, firstLine: number, inserts: readonly string[]): CheckedMarkdown {
  const tokens = parser.parse(text, {});
  const checked: CheckedMarkdown = { text, findings: [], links: [], inserts: [] };
  let line = firstLine;
  let level = 1;
  for (const token of tokens) {
    if (token.map !== null) line = firstLine + token.map[0];
    if (token.type === 'html_block') checked.findings.push({ line, text: htmlSentence(token.content) });
    if (token.type === 'heading_open') {
      const next = Number(token.tag.slice(1));
      const sentence = headingSentence(next, level);
      if (sentence !== undefined) checked.findings.push({ line, text: sentence });
      level = next;
    }
    if (token.type === 'inline') checkInline(token, line, inserts, checked);
  }
  return checked;
}

function checkInline(
  inline: Token,
  start: number,
  inserts: readonly string[],
  checked: CheckedMarkdown,
): void {
  const { findings } = checked;
  let line = start;
  const insert = /^\{\{(.*)\}\}$/s.exec(inline.content.trim())?.[1]?.trim();
  if (insert !== undefined && inserts.includes(insert)) checked.inserts.push(insert);
  else if (inline.content.includes('{{')) {
    findings.push({ line, text: markSentence(inline.content, inserts) });
  }
  for (const token of inline.children ?? []) {
    if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1;
    if (token.type === 'html_inline') findings.push({ line, text: htmlSentence(token.content) });
    if (token.type === 'image') {
      findings.push({ line, text: 'las imágenes no se admiten en los textos. Borra «![…](…)».' });
    }
    if (token.type === 'link_open') checkLink(String(token.attrGet('href') ?? ''), line, checked);
  }
}

/** Which file the figures of documents come from, by how their names begin. */

const SOURCES: Readonly<Record<string, string>> = {
  puntos: 'los puntos salen de plataforma/puntos.yaml y de «points» en los rangos de pilots.yaml',
  horas:
    'las horas salen de «hours» en los rangos de pilots.yaml, de «moreThanHours» en tours.yaml y de plataforma/puntos.yaml, y ninguno tiene ésa',
  nota: 'las notas salen de «minimumPirepScore» en airline.yaml y de «mean» en plataforma/puntos.yaml',
  limite: 'los límites salen de plataforma/puntos.yaml',
  plazo: 'los plazos salen de plataforma/puntos.yaml',
};

/** What is wrong with a text in double braces that was not replaced: a figure that no file has, a part without its pair, or neither. */
function markSentence(text: string, inserts: readonly string[]): string {
  const [mark = '{{', name = ''] = /\{\{([a-z][a-z0-9.+-]*)\}\}/.exec(text) ?? [];
  const source = sourceOfFigures(name);
  if (inserts.includes('pilotos') && source !== undefined)
    return `«${mark}» no tiene cifra: ${source}. Corrige el nombre o borra la frase.`;
  if (inserts.includes('pilotos') && isPartMark(name))
    return `«${mark}» no tiene su pareja. Escribe la primera línea delante de la parte y «{{fin}}» detrás, cada una sola en su línea.`;
  const allowed = inserts.map((one) => `«{{${one}}}»`).join(' o ');
  return `«{{» no vale aquí. ${allowed === '' ? 'Bórralo.' : `Sólo se admite ${allowed}, en una línea para él solo.`}`;
}

/** Where a figure such as `horas.nacional` would stand; undefined for a name that is no figure. */
function sourceOfFigures(name: string): string | undefined {
  const [kind = '', ...rest] = name.split('.');
  return rest.length > 0 && Object.hasOwn(SOURCES, kind) ? SOURCES[kind] : undefined;
}

function checkLink(href: string, line: number, { findings, links }: CheckedMarkdown): void {
  const own = /^(\/documentos\/[a-z0-9-]+(?:\/[a-z0-9-]+)*)(?:#[^\s]*)?$/.exec(href)?.[1];
  if (own !== undefined) links.push({ line, path: own });
  else if (!isHttps(href) && !/^mailto:[^\s@]+@[^\s@]+$/.test(href)) {
    findings.push({
      line,
      text: `el enlace a ${quoted(href)} no se admite. Escribe una dirección que empiece por https:// o mailto:, o la ruta de un documento propio, /documentos/….`,
    });
  }
}

function isHttps(href: string): boolean {
  return href.startsWith('https://') && URL.canParse(href) && new URL(href).username === '';
}

function headingSentence(level: number, before: number): string | undefined {
  if (level === 1) return 'el título de la página ya sale de «title». Empieza los apartados por «## ».';
  if (level > 4) return 'hay demasiados niveles de apartados. Usa «## », «### » o «#### ».';
  return level > before + 1 ? `el apartado salta un nivel. Escribe «${'#'.repeat(before + 1)} ».` : undefined;
}

function htmlSentence(html: string): string {
  return `${quoted(html)} es HTML, y en los textos sólo se admite Markdown. Bórralo o escríbelo sin «<» ni «>».`;
}

/** Binds figures and units; code and addresses that stand for themselves stay as written. */
function applyTypography(children: readonly Token[]): void {
  const pieces = children.map((token, i) => {
    if (token.type === 'text') return children[i - 1]?.markup === 'autolink' ? '\ufffc' : token.content;
    return token.nesting === 0 ? '\ufffc' : '';
  });
  typographyAcross(pieces).forEach((content, i) => {
    const token = children[i];
    if (token?.type === 'text' && children[i - 1]?.markup !== 'autolink') token.content = content;
  });
}
