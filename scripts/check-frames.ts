// `npm run check:frames`: visits the outside pages of the content and reports which ones can't be shown inside the
// portal.
import { main } from './frames/main.ts';
import { contentRoot } from './lib/project.mjs';

try {
  process.exitCode = await main(process.argv.slice(2), {
    root: contentRoot,
    print: (text) => console.log(text),
  });
} catch (error) {
  // Errors of content are written for people, so their message is enough.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
