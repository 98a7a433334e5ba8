import { buttonClass } from '@va/ui/controls/button-class.ts';
import { Link } from 'react-router';
import { PageHead } from './page-head.tsx';

interface MissingHeadProps {
  eyebrow: string;
  title: string;
  /** Where all of its kind are. */
  all: { to: string; label: string };
}

/** The head of a page whose one thing could not be read: why is said beneath, and the way out is here. */
export function MissingHead({ eyebrow, title, all }: MissingHeadProps) {
  return (
    <PageHead
      eyebrow={eyebrow}
      title={title}
      actions={
        <Link to={all.to} className={buttonClass({})}>
          {all.label}
        </Link>
      }
    />
  );
}
