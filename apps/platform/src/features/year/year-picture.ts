import type { YearFacts } from './year-facts.ts';

/** Size of the picture, pixels: what networks show whole. */
export const PICTURE = { width: 1080, height: 1350 } as const;

/** Colours of the picture, the same in both themes: it leaves the page. */
const COLOURS = {
  sky: '#0b1f3a',
  glow: '#1d4e89',
  ink: '#ffffff',
  soft: '#c9d8ec',
  gold: '#f2b84b',
} as const;
const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif';
/** Letters that a line holds at the size of the sentences. */
const LINE_LETTERS = 46;
const MOST_LINES = 9;

interface PictureGiven {
  title: string;
  /** Callsign of the pilot. */
  callsign: string;
  year: string;
  facts: YearFacts;
}

/** The year as an SVG picture, without anything that would have to be loaded. */
export function yearPicture({ title, callsign, year, facts }: PictureGiven): string {
  const { width, height } = PICTURE;
  const sums = facts.sums.map(({ figure, word }, index) => {
    const [x, y] = [90 + (index % 2) * 470, 470 + Math.floor(index / 2) * 190];
    return `${text(figure, { x, y, size: 96, colour: COLOURS.gold, bold: true })}${text(word, { x, y: y + 50, size: 36, colour: COLOURS.soft })}`;
  });
  const lines = facts.lines.flatMap((line) => wrap(line, LINE_LETTERS)).slice(0, MOST_LINES);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><radialGradient id="g" cx="0.8" cy="0.1" r="1.1"><stop offset="0" stop-color="${COLOURS.glow}"/><stop offset="1" stop-color="${COLOURS.sky}"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    `<path d="M-20 330 Q540 120 1100 300" fill="none" stroke="${COLOURS.gold}" stroke-width="4" stroke-dasharray="4 14" stroke-linecap="round"/>`,
    text(title, { x: 90, y: 150, size: 64, colour: COLOURS.ink, bold: true }),
    text(`${callsign} · ${year}`, { x: 90, y: 215, size: 40, colour: COLOURS.soft }),
    ...sums,
    ...lines.map((line, index) => text(line, { x: 90, y: 890 + index * 50, size: 36, colour: COLOURS.ink })),
    '</svg>',
  ].join('');
}

function text(
  words: string,
  {
    x,
    y,
    size,
    colour,
    bold = false,
  }: { x: number; y: number; size: number; colour: string; bold?: boolean },
): string {
  return `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${size}" font-weight="${bold ? 700 : 400}" fill="${colour}">${escaped(words)}</text>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(words: string): string {
  return words.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Words in lines of so many letters at most; a longer word stands alone. */
export function wrap(words: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The picture as the address of an image. */
export function pictureAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
