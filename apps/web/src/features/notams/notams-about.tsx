import { noticesAbout } from '@va/domain/notices.ts';
import type { NotamHead } from '@va/schemas/content/notams.ts';
import { useOpenedAt } from '#app/components/blocks/use-now.ts';
import { NotamLink } from './latest-notam.tsx';

interface NotamsAboutProps {
  notams: readonly NotamHead[];
  /** Subject of the page: a model, an ICAO code, or the id of a tour. */
  about: Parameters<typeof noticesAbout>[1];
}

/** The notices in force that affect what a page is about; nothing where there are none. */
export function NotamsAbout({ notams, about }: NotamsAboutProps) {
  const now = useOpenedAt();
  const found = noticesAbout(notams, about, now);
  if (found.length === 0) return null;
  return (
    <ul aria-label="NOTAMs en vigor" className="mb-6 grid gap-2">
      {found.map((notam) => (
        <li key={notam.id}>
          <NotamLink notam={notam} />
        </li>
      ))}
    </ul>
  );
}
