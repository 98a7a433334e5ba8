/** Texts of the page that somebody sees but that are cut off or lie on others, each with its first words. Runs in the page. */
export function cutTexts(): string[] {
  const found = new Set<string>();
  // What stands off the screen may not be laid out until it comes near it, and has places that are guessed.
  const laidOut = new CSSStyleSheet();
  laidOut.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(laidOut);
  // Each line of what stands in the flow of the page: what floats may cover it.
  const lines: { words: string; line: DOMRect }[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [words, holder] = [node.textContent?.trim(), node.parentElement];
    // Pictures lay out their own words, and a choice is measured below.
    if (!words || !holder?.checkVisibility({ visibilityProperty: true }) || holder.closest('svg, select'))
      continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    // The link to the content waits above the window until it has the focus.
    if (text.bottom <= 0 && getComputedStyle(holder).position === 'fixed') continue;
    let [scrolls, floats] = [false, false];
    for (let box: Element | null = holder; box; box = box.parentElement) {
      const { overflowX, overflowY, display, position, webkitLineClamp } = getComputedStyle(box);
      const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
      // What can be scrolled can be read, what is a pixel wide is for screen readers, and a clamp is meant.
      scrolls ||= /auto|scroll/.test(overflowX + overflowY) || webkitLineClamp !== 'none';
      floats ||= /absolute|fixed|sticky/.test(position) || Math.min(width, height) <= 1;
      if (/auto|scroll/.test(overflowX) || width <= 1) break;
      const holds = overflowX !== 'visible' || (box.matches('a, button') && display !== 'inline');
      if (holds && (text.right > right + 1 || text.left < left - 1)) found.add(words.slice(0, 40));
      // Letters reach a few pixels less far than their box, and a closed part of the page has no height.
      const isLow = text.bottom > bottom + 4 || text.top < top - 4;
      if (!scrolls && overflowY !== 'visible' && height > 1 && isLow) found.add(words.slice(0, 40));
    }
    if (!scrolls && !floats) for (const line of range.getClientRects()) lines.push({ words, line });
  }
  lines.sort((a, b) => a.line.top - b.line.top);
  for (const [index, { words, line }] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      const across = Math.min(line.right, other.line.right) - Math.max(line.left, other.line.left);
      const down = Math.min(line.bottom, other.line.bottom) - other.line.top;
      if (down <= 0) break;
      if (across > 2 && down > Math.min(line.height, other.line.height) / 2)
        found.add(`${words.slice(0, 40)} × ${other.words.slice(0, 40)}`);
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
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== laidOut);
  return [...found];
}
