import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';

/** Packages in the recorder's files besides Node: those of its program and its page. */
export const BUNDLED = [
  'node-simconnect',
  'debug',
  'ms',
  'ini',
  'ws',
  'zod',
  'react',
  'react-dom',
  'scheduler',
  'clsx',
  'lucide-react',
  'tailwindcss',
  '@fontsource/b612',
  '@fontsource/b612-mono',
];

const NOTICE = `Este programa lleva dentro otros programas. Sus licencias están abajo.

node-simconnect se distribuye con la licencia LGPL, versión 3 o posterior, que completa a la GPL: van las dos. Puedes cambiarla por otra versión: el código y
la forma de construir este programa son públicos, y «npm run build:recorder» lo vuelve a hacer con la que instales.
`;

/** The licences of everything in the recorder, with the notice that the LGPL asks for. @param node text of Node's own */
export function licenceTexts(node: string): string {
  const own = readFileSync(join(root, 'LICENSE'), 'utf8');
  const parts = BUNDLED.map((name) => [name, licenceOf(name)] as const);
  return [
    NOTICE,
    section('Este programa', own),
    ...parts.map(([name, text]) => section(name, text)),
    section('GPL, versión 3', readFileSync(join(root, 'tools/recorder/GPL-3.txt'), 'utf8')),
    section('Node.js', node),
  ].join('\n');
}

/** Throws where a package brings none: it could not be handed on. */
function licenceOf(name: string): string {
  const folder = join(root, 'node_modules', name);
  const file = existsSync(folder) ? readdirSync(folder).find((one) => /^licen[cs]e/i.test(one)) : undefined;
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8');
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof license === 'string') return license;
  throw new Error(`${name} no dice su licencia.`);
}

const section = (name: string, text: string) =>
  `${'='.repeat(70)}\n${name}\n${'='.repeat(70)}\n\n${text.trim()}\n`;
