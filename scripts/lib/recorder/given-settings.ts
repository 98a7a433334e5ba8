import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { airlineSchema } from '@va/schemas/content/airline.ts';
import { recorderAddOnsSchema } from '@va/schemas/platform/recorder-add-ons.ts';
import { type RecorderSettings, recorderSettingsSchema } from '@va/schemas/platform/recorder-settings.ts';

/**
 * The airline's data for the recorder: name and codes from the content, the address from the publisher.
 * @throws Error with a sentence for people if one is missing
 */
export function readGivenSettings(contentRoot: string, publicUrl: string | undefined): RecorderSettings {
  if (!publicUrl)
    throw new Error(
      'Falta PUBLIC_URL, la dirección de tu portal, que el grabador llevará dentro. Por ejemplo: PUBLIC_URL=https://portal.example.org/ npm run build:recorder',
    );
  const { name, icaoCode } = airlineSchema.parse(read(contentRoot, 'content/airline.yaml'));
  const addOns = recorderAddOnsSchema.parse(
    read(contentRoot, 'content/plataforma/aviones-grabador.yaml') ?? [],
  );
  const parsed = recorderSettingsSchema.safeParse({ name, address: publicUrl, code: icaoCode, addOns });
  if (parsed.success) return parsed.data;
  throw new Error(`PUBLIC_URL dice «${publicUrl}»: ${parsed.error.issues[0]?.message ?? 'no vale'}.`);
}

function read(contentRoot: string, file: string): unknown {
  const path = join(contentRoot, file);
  return existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
}
