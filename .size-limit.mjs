// `npm run size`: holds the built site to the budgets of package.json, in kB as served with brotli.
import { readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const { budgets } = read('package.json');
/** Files by budget, as the build has written them down. */
const files = read('dist-server/budgets.json');

export default Object.entries(budgets).map(([name, limit]) => ({
  name,
  path: files[name].map((file) => `dist/${file}`),
  limit,
}));
