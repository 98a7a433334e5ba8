import { escapeHtml } from '@va/domain/escape-html.ts';
import type { CompanyNotice } from '@va/contract/notices/notices.ts';
import type { AdvertisedEvent } from '#server/modules/recorder-desk/recorder-desk-types.ts';

/**
 * The one piece of news that the client shows: the latest notice in force or event ahead, whichever was published last;
 * an empty object without any. Notices are confirmed on our pages, which no client can do.
 */
export function newsOf(
  notices: readonly CompanyNotice[],
  events: readonly AdvertisedEvent[],
  postedBy: string,
) {
  const all = [
    ...notices.map(({ title, body, date }) => ({ title, body, postedAt: `${date}T00:00:00Z` })),
    ...events.map(({ title, body, at }) => ({
      title,
      body,
      postedAt: at.toISOString().replace(/\.\d+Z$/, 'Z'),
    })),
  ];
  const [latest] = all.toSorted((a, b) => b.postedAt.localeCompare(a.postedAt));
  return latest ? { ...latest, body: paragraphsOf(latest.body), postedBy } : {};
}

/** Paragraphs that blank lines separate, as HTML. */
function paragraphsOf(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`)
    .join('');
}
