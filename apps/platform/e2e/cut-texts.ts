/** Texts of the page that somebody sees but that are cut off, each with its first words. Runs in the page. */
export function cutTexts(): string[] {
  const found = new Set<string>();
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [words, holder] = [node.textContent?.trim(), node.parentElement];
    // Pictures lay out their own words, and a choice is measured below.
    if (!words || !holder?.checkVisibility({ visibilityProperty: true }) || holder.closest('svg, select'))
      continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box: Element | null = holder; box; box = box.parentElement) {
      const { overflowX, display } = getComputedStyle(box);
      const { left, right, width } = box.getBoundingClientRect();
      // What can be scrolled can be read, and what is a pixel wide is for screen readers.
      if (/auto|scroll/.test(overflowX) || width <= 1) break;
      const holds = overflowX !== 'visible' || (box.matches('a, button') && display !== 'inline');
      if (holds && (text.right > right + 1 || text.left < left - 1)) found.add(words.slice(0, 40));
    }
  }
  const pen = document.createElement('canvas').getContext('2d');
  for (const choice of document.querySelectorAll('select')) {
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(choice);
    const words = choice.selectedOptions[0]?.text ?? '';
    if (!pen || !choice.checkVisibility({ visibilityProperty: true })) continue;
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    // Beside the words stands the browser's arrow, 20 px wide.
    const room = choice.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - 20;
    if (pen.measureText(words).width > room + 1) found.add(words);
  }
  return [...found];
}
