// `npm run check:frames`: visits the outside pages of the content and says which will not be seen inside the portal.
import { main } from './frames/main.ts';
import { contentRoot } from './lib/project.mjs';

try {
  process.exitCode = await main(process.argv.slice(2), {
    root: contentRoot,
    print: (text) => console.log(text),
  });
} catch (error) {
  // Errors of content are for people: their text says all.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
