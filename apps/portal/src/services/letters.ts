/** Milliseconds that a page waits for its letters at most; after that the fallback of the same width has to do. */
const LONGEST_WAIT_MS = 500;

/** Resolves once the portal's letters are there, which the page itself has asked for, so that no line breaks anew later. */
export async function lettersReady(): Promise<void> {
  const fonts = 'fonts' in document ? document.fonts : undefined;
  if (!fonts) return;
  const loaded = Promise.all(['400', '700'].map((weight) => fonts.load(`${weight} 1rem B612`)));
  await Promise.race([
    loaded.catch(() => 'the fallback has to do'),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);
}
