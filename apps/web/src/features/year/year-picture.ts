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
/** The pages' font, which is loaded with them. */
const FONT = 'B612, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
/** Most letters of a line in the size of the sentences. */
const LINE_LETTERS = 46;
const MOST_LINES = 9;
const LEFT = 90;

/** Texts of the picture. */
export interface PictureGiven {
  title: string;
  /** Callsign of the pilot. */
  callsign: string;
  year: string;
  facts: YearFacts;
}

/** The part of a canvas that the picture is drawn with. */
export type PictureContext = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'fillRect'
  | 'fillText'
  | 'beginPath'
  | 'moveTo'
  | 'quadraticCurveTo'
  | 'setLineDash'
  | 'stroke'
  | 'createRadialGradient'
>;

/** Draws the year: title, four sums and as many sentences as there is room for. */
export function drawYear(context: PictureContext, { title, callsign, year, facts }: PictureGiven): void {
  const { width, height } = PICTURE;
  const sky = context.createRadialGradient(width * 0.8, height * 0.1, 0, width * 0.8, height * 0.1, height);
  sky.addColorStop(0, COLOURS.glow);
  sky.addColorStop(1, COLOURS.sky);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = COLOURS.gold;
  context.lineWidth = 4;
  context.setLineDash([4, 14]);
  context.beginPath();
  context.moveTo(-20, 330);
  context.quadraticCurveTo(540, 180, 1100, 320);
  context.stroke();
  const write = (words: string, x: number, y: number, size: number, colour: string, weight = 400) => {
    context.font = `${weight} ${size}px ${FONT}`;
    context.fillStyle = colour;
    context.fillText(words, x, y);
  };
  write(title, LEFT, 150, 64, COLOURS.ink, 700);
  write(`${callsign} · ${year}`, LEFT, 215, 40, COLOURS.soft);
  for (const [index, { figure, word }] of facts.sums.entries()) {
    const [x, y] = [LEFT + (index % 2) * 470, 470 + Math.floor(index / 2) * 190];
    write(figure, x, y, 96, COLOURS.gold, 700);
    write(word, x, y + 50, 36, COLOURS.soft);
  }
  const lines = facts.lines.flatMap((line) => wrap(line, LINE_LETTERS)).slice(0, MOST_LINES);
  for (const [index, line] of lines.entries()) write(line, LEFT, 890 + index * 50, 36, COLOURS.ink);
}

/** Breaks words into lines of at most `letters`; a longer word gets its own line. */
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
