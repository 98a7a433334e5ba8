/** Longest wait for the fonts, milliseconds; then the fallback of the same width is used. */
const LONGEST_WAIT_MS = 500;

/** Resolves once the fonts that the page has asked for are loaded, so that no line breaks anew later. */
export async function fontsReady(): Promise<void> {
  const fonts = 'fonts' in document ? document.fonts : undefined;
  if (!fonts) return;
  const loaded = Promise.all(['400', '700'].map((weight) => fonts.load(`${weight} 1rem B612`)));
  await Promise.race([
    loaded.catch(() => 'the fallback has to do'),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);
}
