import { PageHead } from './page-head.tsx';
import { ButtonLink } from './text-link.tsx';

interface MissingHeadProps {
  eyebrow: string;
  title: string;
  /** Link to the list of all such things. */
  all: { to: string; label: string };
}

/** Head of a page whose subject could not be read; the reason follows below, and this links back to the list. */
export function MissingHead({ eyebrow, title, all }: MissingHeadProps) {
  return (
    <PageHead eyebrow={eyebrow} title={title} actions={<ButtonLink to={all.to}>{all.label}</ButtonLink>} />
  );
}
