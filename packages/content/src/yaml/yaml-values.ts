/** Turns a YAML document into plain values within bounds, so that no file can exhaust the build. */
import { isAlias, isMap, isScalar, isSeq, type Document, type Node } from 'yaml';

/** Levels of lists and fields inside one another. */
export const MAX_DEPTH = 20;
/** Times that shortcuts (`*name`) may be followed, those inside a shortcut included. */
export const MAX_ALIASES = 50;

/** A bound was passed, or something stands in the file that has no place in content. */
export class TooMuchYaml extends Error {
  /** Place in the text. */
  readonly offset: number;

  constructor(offset: number, message: string) {
    super(message);
    this.name = 'TooMuchYaml';
    this.offset = offset;
  }
}

/** The document's value; throws `TooMuchYaml` on depth, aliases, custom tags and `__proto__`. */
export function toPlain(document: Document.Parsed): unknown {
  let aliases = 0;
  const open = new Set<Node>();

  function convert(node: unknown, depth: number, offset: number): unknown {
    if (isScalar(node)) {
      rejectTag(node.tag, offset);
      return node.value;
    }
    if (isAlias(node)) {
      const source = node.resolve(document);
      const at = node.range?.[0] ?? offset;
      if (source === undefined)
        throw new TooMuchYaml(
          at,
          `«*${node.source}» no vale aquí. Si es un texto, escríbelo entre comillas.`,
        );
      aliases += 1;
      if (aliases > MAX_ALIASES)
        throw new TooMuchYaml(
          at,
          `hay más de ${MAX_ALIASES} atajos «*nombre». Escribe los valores en su lugar.`,
        );
      return convert(source, depth, at);
    }
    if (!isMap(node) && !isSeq(node)) return null;
    const at = node.range?.[0] ?? offset;
    rejectTag(node.tag, at);
    if (depth >= MAX_DEPTH)
      throw new TooMuchYaml(at, `hay demasiados niveles unos dentro de otros. No pases de ${MAX_DEPTH}.`);
    if (open.has(node))
      throw new TooMuchYaml(at, 'un atajo «*nombre» se contiene a sí mismo. Escribe el valor en su lugar.');
    open.add(node);
    const value = isSeq(node)
      ? node.items.map((item) => convert(item, depth + 1, at))
      : Object.fromEntries(
          node.items.map((pair) => {
            const name = isScalar(pair.key) ? String(pair.key.value) : '';
            const place = isScalar(pair.key) ? (pair.key.range?.[0] ?? at) : at;
            if (name === '__proto__')
              throw new TooMuchYaml(place, '«__proto__» no es un campo conocido. Bórralo.');
            return [name, convert(pair.value, depth + 1, place)];
          }),
        );
    open.delete(node);
    return value;
  }

  return convert(document.contents, 0, 0);
}

function rejectTag(tag: string | undefined, offset: number): void {
  if (tag !== undefined) {
    throw new TooMuchYaml(
      offset,
      `«${tag.replace('tag:yaml.org,2002:', '!!')}» no se admite delante de un valor. Bórralo, o escribe el valor entero entre comillas.`,
    );
  }
}
