// `npm run size`: holds the built site to the budgets of package.json, in kB as served with brotli.
import { readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const { budgets } = read('package.json');
/** Files by budget, as the build has written them down. */
const files = read('dist-server/budgets.json');

/** An airline without a platform of its own has nothing of it to weigh. */
const ofPlatform = (name) => name.includes('platform');

export default Object.entries(budgets)
  .filter(([name]) => name in files || !ofPlatform(name))
  .map(([name, limit]) => ({
    name,
    path: files[name].map((file) => `dist/${file}`),
    limit,
  }));
