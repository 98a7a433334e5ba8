// `npm run fly`: flies a booking, or a free flight, for people without a simulator.
import { join } from 'node:path';
import { Refused } from '@va/recorder/platform/api.ts';
import { fly } from '@va/recorder/fly/fly.ts';
import { readOptions, USAGE } from '@va/recorder/fly/options.ts';
import { contentRoot, siteRoot } from './lib/project.mjs';

if (process.argv.includes('--help')) console.log(USAGE);
else
  try {
    const dataFolder = process.env['DATA_DIR'] ?? join(siteRoot, 'data');
    await fly(readOptions(process.argv.slice(2)), { contentRoot, dataFolder });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    if (error instanceof Refused && typeof error.body['links'] === 'object')
      console.error('Ábrelo en la plataforma, o descártalo allí, y repite la orden.');
    process.exitCode = 1;
  }
