import { Link } from 'react-router';

export interface FooterLink {
  label: string;
  to: string;
}

const year = new Date().getUTCFullYear();

/** Current year (boot.js writes it into what the build has rendered), rights text, legal pages and the state of the services (docs/spec.md §1). */
export function Footer({
  owner,
  rights,
  links,
}: {
  owner: string;
  rights: string;
  links: readonly FooterLink[];
}) {
  return (
    <footer data-shell className="border-t border-line px-4 py-6 text-sm text-ink-2 sm:px-8">
      <div className="mx-auto flex max-w-[106rem] flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p>
          ©{' '}
          <span data-fill="year" suppressHydrationWarning>
            {year}
          </span>{' '}
          {owner}. {rights}.
        </p>
        <nav aria-label="Pie de página">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="inline-block py-1 underline underline-offset-4 hover:text-ink">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
