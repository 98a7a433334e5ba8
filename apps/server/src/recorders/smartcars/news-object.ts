import { escapeHtml } from '@va/domain/escape-html.ts';
import type { CompanyNotice } from '@va/contract/notices/notices.ts';
import type { AdvertisedEvent } from '#server/modules/recorder-desk/recorder-desk-types.ts';

/**
 * The single news item that the client shows: the most recently published notice in force or coming event; an empty
 * object without any. Clients cannot confirm notices; pilots do that on our pages.
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
