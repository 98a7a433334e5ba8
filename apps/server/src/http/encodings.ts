/** A way in which the build has compressed a file, and the end of that file's name. */
export interface Encoding {
  name: 'br' | 'gzip' | undefined;
  suffix: string;
}

const PREFERRED = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** The encodings that a client takes, best first; the plain file always comes last. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of String(header ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  const taken = PREFERRED.filter(({ name }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
  return [...taken, { name: undefined, suffix: '' }];
}
