/** Plain drawings in the colours of the new airline, to be replaced by its own. */
import type { FleetFile } from '@va/schemas/content/fleet.ts';
import type { Theme } from '@va/schemas/content/theme.ts';
import { parseOklch, toHex } from '@va/domain/oklch.ts';

const hex = (colour: string) => toHex(parseOklch(colour));
const svg = (width: number, height: number, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">\n${parts.join('\n')}\n</svg>\n`;
const sky = (top: string, bottom: string) =>
  `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>`;

/** Every picture by its path under `content/images`. */
export function makePictures(
  theme: Theme,
  fleet: FleetFile,
  ranks: readonly { file: string; stripes: number; star: boolean }[],
): Map<string, string> {
  const ink = hex(theme.sidebar.day);
  const accent = hex(theme.amber.day);
  const second = hex(theme.sky.day);
  const soft = hex(theme['sky-soft'].day);
  const mark = `<path d="M12 54 40 8h14l-8 46z" fill="${accent}"/><path d="M12 54h34l2-11H19z" fill="${second}"/>`;
  const pictures = new Map<string, string>();
  pictures.set('marca/logo.svg', svg(64, 64, mark));
  pictures.set(
    'marca/icono.svg',
    svg(
      64,
      64,
      `<rect width="64" height="64" rx="14" fill="${ink}"/>`,
      `<g transform="translate(8 8)scale(.75)">${mark}</g>`,
    ),
  );
  pictures.set(
    'marca/acceso.svg',
    svg(
      800,
      1000,
      sky(ink, second),
      '<rect width="800" height="1000" fill="url(#s)"/>',
      `<path d="M0 720 160 640l120 50 170-90 150 80 200-60v380H0z" fill="${ink}" opacity=".75"/>`,
      `<path d="M370 760h60l170 240H200z" fill="${hex(theme.tile.night)}"/>`,
      `<path d="M400 775v30m0 20v45m0 30v70" stroke="${accent}" stroke-width="6"/>`,
    ),
  );
  for (const type of fleet.types) {
    pictures.set(`fleet/${type.id}-cabina.svg`, cabin(ink, second, soft));
    pictures.set(`fleet/${type.id}-asientos.svg`, seats(ink, second, soft));
  }
  for (const { image, type } of fleet.aircraft) {
    const { lengthM = 40, fuselageWidthM = 4 } = fleet.types.find(({ id }) => id === type)?.dimensions ?? {};
    pictures.set(
      image.src.slice('/images/'.length),
      aircraft(lengthM, fuselageWidthM, { ink, accent, second, soft }),
    );
  }
  for (const { file, stripes, star } of ranks)
    pictures.set(`galones/${file}.svg`, galones(ink, hex(theme.gold.day), stripes, star));
  return pictures;
}

/** The side view to scale: 15 units a metre. */
function aircraft(
  length: number,
  width: number,
  colours: { ink: string; accent: string; second: string; soft: string },
): string {
  const [long, tall] = [length * 15, width * 16];
  const x = 600 - long / 2;
  const y = 250 - tall / 2;
  const windows = Array.from(
    { length: Math.floor(length * 0.7) },
    (_, i) =>
      `<circle cx="${(x + long * 0.17 + i * 13.5).toFixed(1)}" cy="${(y + tall * 0.4).toFixed(1)}" r="3.2"/>`,
  ).join('');
  return svg(
    1200,
    500,
    sky(colours.second, colours.soft),
    '<rect width="1200" height="500" fill="url(#s)"/>',
    `<path d="M${x + long * 0.83} ${y + 6}l${long * 0.1} ${-tall * 1.5}h${long * 0.06}l${-long * 0.03} ${tall * 1.7}z" fill="${colours.accent}"/>`,
    `<path d="M${x} ${y + tall * 0.62}q${long * 0.03} ${-tall * 0.62} ${long * 0.13} ${-tall * 0.62}h${long * 0.7}q${long * 0.1} 0 ${long * 0.17} ${tall * 0.25}q${-long * 0.12} ${tall * 0.75} ${-long * 0.3} ${tall * 0.75}h${-long * 0.58}q${-long * 0.1} 0 ${-long * 0.12} ${-tall * 0.38}z" fill="#ffffff"/>`,
    `<g fill="${colours.ink}">${windows}</g>`,
    `<path d="M${x + long * 0.38} ${y + tall * 0.72}l${long * 0.3} ${tall * 0.75}h${long * 0.06}l${-long * 0.16} ${-tall * 0.75}z" fill="${colours.ink}" opacity=".8"/>`,
    `<rect x="${x + long * 0.36}" y="${y + tall * 0.95}" width="${long * 0.11}" height="${tall * 0.42}" rx="${tall * 0.2}" fill="${colours.accent}"/>`,
  );
}

function cabin(ink: string, second: string, soft: string): string {
  const rows = Array.from({ length: 6 }, (_, i) => {
    const size = 60 + i * 42;
    const y = 330 + i * 62;
    return [-1, 1]
      .map(
        (side) =>
          `<rect x="${600 + side * size * 2.1 - size * 0.9}" y="${y - size}" width="${size * 1.8}" height="${size * 1.5}" rx="${size * 0.22}" fill="${i % 2 === 0 ? second : ink}"/>`,
      )
      .join('');
  }).join('');
  return svg(
    1200,
    800,
    sky(soft, '#ffffff'),
    '<rect width="1200" height="800" fill="url(#s)"/>',
    `<path d="M520 300h160l220 500H300z" fill="${ink}" opacity=".25"/>`,
    rows,
  );
}

function seats(ink: string, second: string, soft: string): string {
  const window = `<rect x="770" y="140" width="210" height="290" rx="95" fill="#ffffff"/><rect x="792" y="162" width="166" height="246" rx="78" fill="${second}"/>`;
  const seat = (x: number) =>
    `<rect x="${x}" y="250" width="250" height="380" rx="56" fill="${ink}"/><rect x="${x + 24}" y="276" width="202" height="110" rx="40" fill="${second}"/><rect x="${x - 14}" y="560" width="278" height="150" rx="46" fill="${ink}"/>`;
  return svg(1200, 800, `<rect width="1200" height="800" fill="${soft}"/>`, window, seat(140), seat(440));
}

function galones(ink: string, gold: string, stripes: number, star: boolean): string {
  const bars = Array.from(
    { length: stripes },
    (_, i) => `<rect x="16" y="${182 - i * 30}" width="68" height="17" fill="${gold}"/>`,
  ).join('');
  const shape = star
    ? `<path d="m50 18 6 14 15 1-11 10 4 15-14-8-14 8 4-15-11-10 15-1z" fill="${gold}"/>`
    : '';
  return svg(100, 220, `<rect x="4" y="2" width="92" height="216" rx="12" fill="${ink}"/>`, bars, shape);
}
