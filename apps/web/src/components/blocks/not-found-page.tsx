import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { TextLink } from '#app/components/links/text-link.tsx';
import { paths } from '#app/lib/paths.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** The 404 page. docs/spec.md §8 fixes its two English texts and that the path goes to the console. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useDocumentTitle('Página no encontrada');

  useEffect(() => {
    console.error('404: no hay ninguna página en esta dirección:', pathname);
  }, [pathname]);

  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 py-16 text-center">
      <p aria-hidden className="flex gap-1.5 font-mono text-3xl font-bold">
        {[...'404'].map((digit, i) => (
          <span key={i} className="grid h-16 w-12 place-items-center rounded-md bg-tile text-on-tile">
            {digit}
          </span>
        ))}
      </p>
      <div lang="en" className="grid gap-3">
        <h1 tabIndex={-1} className="text-2xl font-bold">
          Oops! Page not found
        </h1>
        <TextLink to={paths.home}>Return to Home</TextLink>
      </div>
      <p className="text-balance text-ink-2">
        Aquí no hay ninguna página. Comprueba la dirección, o{' '}
        <TextLink to={paths.airports}>busca un aeropuerto</TextLink> de la red.
      </p>
    </div>
  );
}
