import { parseArgs } from 'node:util';
import { loadContent } from '@va/content/load.ts';
import { outsideAddresses } from '@va/security/framing/addresses.ts';
import { checkAddresses, formatFindings } from '@va/security/framing/findings.ts';
import type { Journey } from '@va/security/framing/evaluate.ts';
import { follow } from '@va/security/framing/follow.ts';

/** Time for each answer, in milliseconds. */
const TIMEOUT_MS = 15_000;

const USAGE = `Comprueba qué páginas de fuera se dejan mostrar dentro del portal. Necesita conexión a internet.

  npm run check:frames -- --origin https://portal.tu-aerolinea.es
      revisa todas las direcciones del contenido

  npm run check:frames -- --origin https://portal.tu-aerolinea.es --url https://… [--host otro.servidor …]
      prueba una dirección antes de ponerla; --host añade servidores como los de «hosts»

  npm run check:frames -- --list
      sólo enumera las direcciones del contenido, sin visitarlas

--origin es la dirección en la que se publica el portal: hay páginas que sólo se dejan incrustar en algunas.`;

interface Surroundings {
  /** Root folder of the project. */
  root: string;
  print: (text: string) => void;
  visit?: (url: string, portal: URL) => Promise<Journey>;
}

/** The command `check:frames`. Gives the exit code: 0 all can be framed, 1 some cannot, 2 wrong use. */
export async function main(
  args: string[],
  { root, print, visit = (url, portal) => follow(url, { portal, timeoutMs: TIMEOUT_MS }) }: Surroundings,
): Promise<0 | 1 | 2> {
  if (args.join(' ') === '--list') {
    for (const { title, url } of outsideAddresses(await loadContent(root))) print(`${title}\n  ${url}`);
    return 0;
  }
  const options = readOptions(args);
  if (!options) {
    print(USAGE);
    return 2;
  }
  const { portal, urls, hosts } = options;
  // An address that is not in the content: its own server is allowed, as it would be in its entry.
  const given = urls.map(({ hostname, href }) => ({
    title: hostname,
    url: href,
    hosts: [hostname, ...hosts],
  }));
  const addresses = given.length > 0 ? given : outsideAddresses(await loadContent(root));
  const findings = await checkAddresses(addresses, portal, (url) => visit(url, portal));
  print(formatFindings(findings));
  return findings.some(({ reasons }) => reasons.length > 0) ? 1 : 0;
}

function readOptions(args: string[]): { portal: URL; urls: URL[]; hosts: string[] } | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: {
        origin: { type: 'string' },
        url: { type: 'string', multiple: true, default: [] },
        host: { type: 'string', multiple: true, default: [] },
      },
    });
    const portal = new URL(values.origin ?? '');
    const urls = values.url.map((url) => new URL(url));
    const web = [portal, ...urls].every(({ protocol }) => protocol === 'https:' || protocol === 'http:');
    return web ? { portal, urls, hosts: values.host } : undefined;
  } catch {
    return undefined;
  }
}
