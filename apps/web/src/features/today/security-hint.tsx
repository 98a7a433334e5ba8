import { ShieldAlert } from 'lucide-react';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';

/** Tells an administrator without a second factor why the desk is closed, and the way out. */
export function SecurityHint() {
  return (
    <p className="flex items-start gap-3 rounded-lg border border-media bg-media-soft p-4">
      <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-media" />
      <span>
        Tu trabajo en la mesa pide un segundo factor: sin él no se abre.{' '}
        <TextLink to={paths.account}>Ponlo en tu cuenta</TextLink>.
      </span>
    </p>
  );
}
