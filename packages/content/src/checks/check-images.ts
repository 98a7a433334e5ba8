/** The pictures under content/images: names, kinds, and nothing in them that could run. */
import { open, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { listFiles } from '../files.ts';
import { keepLast, type Problem } from '../problems.ts';
import { inspectSvg, type SvgFinding } from './svg-safety.ts';

const kept = keepLast<SvgFinding[]>();

/** Largest picture, bytes; a photo that is larger would keep a pilot on a phone waiting. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024;

const FOLDER = 'content/images';

/** First bytes of each kind of picture, as Latin-1. */
const signatures: Readonly<Record<string, RegExp>> = {
  '.png': /^\x89PNG\r\n\cZ\n/,
  '.jpg': /^\xff\xd8\xff/,
  '.webp': /^RIFF[\s\S]{4}WEBP/,
  '.avif': /^[\s\S]{4}ftypavi[fs]/,
};

/** Addresses of all pictures (`/images/…`) and what is wrong with any of them. */
export async function checkImages(root: string): Promise<{ images: Set<string>; problems: Problem[] }> {
  const files = await listFiles(root, FOLDER);
  const problems = await Promise.all(files.map((file) => inspect(root, file)));
  return {
    images: new Set(files.map((file) => file.slice('content'.length))),
    problems: problems.flat(),
  };
}

async function inspect(root: string, file: string): Promise<Problem[]> {
  const problem = (text: string, line = 0): Problem => ({ file, line, entry: '', field: '', text });
  const extension = extname(file);
  if (!/^content\/images\/[a-z0-9-]+\/[a-z0-9-]+\.(svg|png|jpg|webp|avif)$/.test(file)) {
    return [
      problem(
        'el nombre no vale para una imagen. Llámala content/images/<carpeta>/<archivo>, en minúsculas sin tildes ni espacios, acabada en svg, png, jpg, webp o avif.',
      ),
    ];
  }
  if ((await stat(join(root, file))).size > MAX_IMAGE_BYTES) {
    return [problem('la imagen pasa de 2 MiB. Redúcela antes de ponerla.')];
  }
  if (extension === '.svg') {
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(join(root, file)));
      return kept(file, text, () => inspectSvg(text)).map((finding) => problem(finding.text, finding.line));
    } catch {
      return [problem('la imagen no es texto UTF-8. Vuelve a exportarla como SVG.')];
    }
  }
  const start = await firstBytes(join(root, file));
  return signatures[extension]?.test(start) === true
    ? []
    : [problem(`el archivo no es una imagen ${extension.slice(1)}. Expórtala de nuevo con ese formato.`)];
}

async function firstBytes(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(16) });
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await handle.close();
  }
}
