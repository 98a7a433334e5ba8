// `npm run check:content`: checks everything under content/ and reports errors in Spanish, without building. With `--
// --watch` it keeps running and checks again after each change of a file; `-- --pending` lists estimated values, free
// flight numbers, and invented data.
import { check, checkOnChange } from '@va/content/check.ts';
import { contentRoot } from './lib/project.mjs';

const options = {
  root: contentRoot,
  print: (text: string) => console.log(text),
  pending: process.argv.includes('--pending'),
};
if (process.argv.includes('--watch')) checkOnChange(options);
else if (!(await check(options))) process.exitCode = 1;
