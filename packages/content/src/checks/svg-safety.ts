/** What an SVG of the content must not hold: anything that could run, or fetch something from elsewhere. */

/** A finding: line in the text and a sentence. */
export interface SvgFinding {
  line: number;
  text: string;
}

const forbidden = new Set([
  'script',
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'handler',
  'listener',
  'audio',
  'video',
]);
const tag = /<([A-Za-z_][\w.:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g;
const attribute = /([\w.:-]+)\s*=\s*("[^"]*"|'[^']*')/g;

/** Reads a picture as XML would; every finding says what to take out. An empty list means that it is safe. */
export function inspectSvg(svg: string): SvgFinding[] {
  const findings: SvgFinding[] = [];
  const report = (offset: number, text: string) => {
    findings.push({ line: svg.slice(0, offset).split('\n').length, text });
  };
  for (const { index, 0: found } of svg.matchAll(/<!(?!--)[A-Za-z[]+|<\?(?!xml\s)[^\s?>]*/g)) {
    report(index, `«${found}» no se admite en una imagen. Bórralo (o guarda el dibujo como «SVG simple»).`);
  }
  const plain = svg.replaceAll(/<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  let isFirst = true;
  for (const match of plain.matchAll(tag)) {
    const name = localName(match[1] ?? '');
    if (isFirst && name !== 'svg')
      report(match.index, 'el archivo no empieza por <svg>. Guárdalo como imagen SVG.');
    isFirst = false;
    if (forbidden.has(name)) report(match.index, `<${match[1]}> no se admite en una imagen. Bórralo.`);
    for (const text of attributeFindings(match[2] ?? '')) report(match.index, text);
    if (name === 'style') {
      const end = plain.indexOf('</', match.index);
      const css = plain.slice(match.index + match[0].length, end < 0 ? undefined : end);
      if (reachesOut(css))
        report(match.index, 'el estilo carga algo de fuera. Deja sólo colores y medidas, y url(#…).');
    }
  }
  if (isFirst) report(0, 'el archivo no es una imagen SVG. Vuelve a exportarlo.');
  const leftover = plain
    .replaceAll(tag, '')
    .replaceAll(/<\/[\w.:-]+\s*>|<\?xml[^>]*\?>|<!(?!--)[\s\S]*?>/g, '');
  const stray = leftover.indexOf('<');
  if (stray >= 0 && findings.length === 0)
    report(
      plain.indexOf(leftover.slice(stray, stray + 20)),
      'hay una etiqueta mal escrita. Vuelve a exportar la imagen.',
    );
  return findings;
}

function attributeFindings(attributes: string): string[] {
  return [...attributes.matchAll(attribute)].flatMap((match) => {
    const written = match[1] ?? '';
    const name = localName(written);
    const value = decoded((match[2] ?? '').slice(1, -1));
    if (name.startsWith('on')) return [`el atributo «${written}» ejecuta código. Bórralo.`];
    if (/^\s*(java|vb)script:/i.test(value.replaceAll(/[\s\p{Cc}]/gu, ''))) {
      return [`«${written}» lleva a código («javascript:»). Bórralo.`];
    }
    if ((name === 'href' || name === 'src') && !value.trim().startsWith('#')) {
      return [`«${written}» lleva fuera de la imagen. Sólo se admite «#…», una parte del mismo dibujo.`];
    }
    if (name === 'attributename' && /href|^on/i.test(value)) {
      return [`una animación cambia «${value}». Bórrala.`];
    }
    return written.startsWith('xmlns') || !reachesOut(value)
      ? []
      : [`«${written}» carga algo de fuera. Sólo se admite url(#…), una parte del mismo dibujo.`];
  });
}

/** True for `url(…)` to anything but a part of the picture, and for style sheets that import others. */
function reachesOut(css: string): boolean {
  const plain = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => fromCode(Number.parseInt(code, 16)));
  return (
    /@import|expression\s*\(|image-set\s*\(|-moz-binding/i.test(plain) ||
    /url\(\s*["']?\s*(?!["'\s#])/i.test(plain)
  );
}

/** Name without namespace prefix, lower case: XML keeps case, browsers that read HTML do not. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(value: string): string {
  return value.replaceAll(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, entity: string) => {
    if (entity.startsWith('#x') || entity.startsWith('#X'))
      return fromCode(Number.parseInt(entity.slice(2), 16));
    if (entity.startsWith('#')) return fromCode(Number(entity.slice(1)));
    return named[entity] ?? whole;
  });
}

function fromCode(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}
