/** `npm run new-airline`: writes a complete `content/` of a made-up airline, and checks it. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { check } from '../check.ts';
import { contentFiles } from './content-files.ts';
import { callsignOf } from './callsigns.ts';
import { givenOptions, toAirline, usualAnswer } from './options.ts';
import { QUESTIONS } from './questions.ts';

/** What the command needs from around it. */
export interface Surroundings {
  /** Folder that holds `templates/`. */
  root: string;
  print: (text: string) => void;
  /** Asks a person; without it the defaults are taken for what the options leave open. */
  ask?: (question: string) => Promise<string>;
  /** A fresh password and its hash. */
  access: () => { password: string; accessHash: string };
  /** The day, `YYYY-MM-DD`: from it on the new airline's rules apply. */
  today: string;
}

/** True when the content was written and is right. Throws a sentence where it cannot be. */
export async function newAirline(
  args: string[],
  { root, print, ask, access, today }: Surroundings,
): Promise<boolean> {
  const answers = givenOptions(args);
  for (const { option, ask: question, isAsked, problem } of QUESTIONS) {
    if (isAsked?.(answers) === false) continue;
    const usual = usualAnswer(option, answers.get('shape'));
    while (ask !== undefined && question !== undefined && !answers.has(option)) {
      const answer = (await ask(`${question}${usual === '' ? '' : ` [${usual}]`}: `)).trim() || usual;
      const wrong = problem(answer);
      if (wrong === undefined) answers.set(option, answer);
      else print(`  No vale: ${wrong}.`);
    }
  }
  const airline = toAirline(answers);
  const folder = resolve(airline.folder);
  const target = join(folder, 'content');
  if (existsSync(target)) {
    throw new Error(
      `«${target}» ya existe y no se toca. Elige otra carpeta con --folder, o borra esa antes.`,
    );
  }
  const secret = access();
  const files = contentFiles(join(root, 'templates/airline'), airline, { ...secret, today });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  }
  print(
    `${files.size} archivos escritos en ${target}. Nombres, direcciones y aeropuertos son inventados: sustitúyelos.`,
  );
  const right = await check({ root: folder, print });
  const shown = inShell(relative(process.cwd(), folder) || '.');
  print(
    `\nAcceso de muestra: indicativo ${callsignOf(airline.callsign, 1)}, contraseña ${secret.password}\nPara verla: CONTENT_DIR=${shown}/content SITE_DIR=${shown} npm start${airline.platform ? '\nLa plataforma está en /plataforma/; sus reglas, en content/plataforma/. Al arrancar se enseñan cuentas de muestra.' : '\nSin plataforma propia. Para tenerla, vuelve a crearla con --platform sí.'}\nPara quedarte con ella, pon su content/ en el lugar del otro y, si ya habías arrancado, borra data/.`,
  );
  return right;
}

/** A path as a terminal takes it. */
function inShell(path: string): string {
  return /^[\p{L}\d_./-]+$/u.test(path) ? path : `'${path}'`;
}
