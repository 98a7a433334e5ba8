import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  RECORDER_SETTINGS_FILE,
  type RecorderSettings,
  recorderSettingsSchema,
} from '@va/schemas/platform/recorder-settings.ts';

/** Reads `grabador.json` from the first of the folders that has it. Throws an error whose message is for people. */
export function readSettings(folders: readonly string[]): RecorderSettings {
  const file = folders.map((folder) => join(folder, RECORDER_SETTINGS_FILE)).find(existsSync);
  if (file === undefined)
    throw new Error(
      `Falta el archivo ${RECORDER_SETTINGS_FILE}, que dice cuál es tu aerolínea. Extrae el zip entero en una carpeta y abre el grabador desde allí.`,
    );
  const parsed = recorderSettingsSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`El archivo ${file} está dañado: descarga otra vez el grabador de tu aerolínea.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
