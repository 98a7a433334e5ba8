import { PageHead } from './page-head.tsx';
import { ButtonLink } from './text-link.tsx';

interface MissingHeadProps {
  eyebrow: string;
  title: string;
  /** Where all of its kind are. */
  all: { to: string; label: string };
}

/** The head of a page whose one thing could not be read: why is said beneath, and the way out is here. */
export function MissingHead({ eyebrow, title, all }: MissingHeadProps) {
  return (
    <PageHead eyebrow={eyebrow} title={title} actions={<ButtonLink to={all.to}>{all.label}</ButtonLink>} />
  );
}
