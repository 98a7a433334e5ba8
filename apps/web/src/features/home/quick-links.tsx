import { TextLink } from '#app/components/links/text-link.tsx';

interface QuickLink {
  label: string;
  to: string;
}

/** Row of links to pages that are in no menu. */
export function QuickLinks({ links }: { links: readonly QuickLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="También a mano">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {links.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to} className="inline-flex min-h-8 items-center pointer-coarse:min-h-11">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
