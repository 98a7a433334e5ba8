// `npm run check:content`: reads everything under content/ and says in Spanish what is wrong, without building.
// With `-- --watch` it stays and checks again whenever a file changes; `-- --pending` says what is estimated, which flight
// numbers are free, and what is still invented.
import { check, checkOnChange } from '@va/content/check.ts';
import { contentRoot } from './lib/project.mjs';

const options = {
  root: contentRoot,
  print: (text: string) => console.log(text),
  pending: process.argv.includes('--pending'),
};
if (process.argv.includes('--watch')) checkOnChange(options);
else if (!(await check(options))) process.exitCode = 1;
