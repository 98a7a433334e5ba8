import type { PageCheck } from './visit.ts';

/** Every date and time that stands alone has its form for machines, and a valid one. */
export const marksItsTimes: PageCheck = async ({ page }) => {
  const { bare, bad } = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const bareTimes: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      // A text that is nothing but a date or a time of day; prose may speak of dates as it likes.
      const alone = /^\s*(?:\d{1,2}\sde\s\p{L}+ de \d{4}|\d{1,2}:\d{2}(?::\d{2})?Z?)\s*$/u.test(data);
      if (alone && !parentElement?.closest('time, code')) bareTimes.push(data);
    }
    const valid =
      /^(?:\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?Z)?|\d{2}:\d{2}|PT\d+H(?:\d+M)?|PT\d+M)$/;
    const badTimes = [...document.querySelectorAll('time')]
      .filter((time) => !valid.test(time.dateTime))
      .map((time) => time.outerHTML);
    return { bare: bareTimes, bad: badTimes };
  });
  return [
    ...bare.map((text) => `«${text}» without <time>`),
    ...bad.map((markup) => `<time> without a valid datetime: ${markup}`),
  ];
};
