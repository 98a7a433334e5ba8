/**
 * Builds one classic script with all its imports, for code that runs before the page or as its worker: not every
 * browser accepts modules there.
 */
import { build, type Plugin, type Rolldown } from 'vite';

/** Source of a classic script. */
export interface ScriptSource {
  /** The app's folder. */
  root: string;
  /** Source of the script, from the app's folder. */
  input: string;
  /** Names that the script has instead of values, with the JSON that takes their place. */
  define?: Readonly<Record<string, string>>;
  plugins?: Plugin[];
}

/** Builds the script; gives its code and writes nothing. */
export async function plainScript({ root, input, define, plugins }: ScriptSource): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ...(define && { define }),
    ...(plugins && { plugins }),
    build: { write: false, modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  return (built as Rolldown.RolldownOutput).output[0].code;
}
