import { ExternalButtonLink } from '#app/components/links/external-link.tsx';
import { withBase } from '#app/config/base-url.ts';
import { useDocumentTitle } from '#app/components/blocks/use-document-title.ts';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';
import { SignInScene } from './sign-in-scene.tsx';

/** The gate: callsign and password, or the way to the main website. */
export function SignInPage(props: SignInFormProps) {
  const { airline } = props;
  useDocumentTitle('Acceso para pilotos');
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(26rem,34rem)]">
      <SignInScene name={airline.name} scene={airline.brand.signInScene} />
      <main className="flex flex-col justify-start gap-8 px-5 py-8 sm:px-12 lg:justify-center lg:py-16">
        <div className="grid gap-2">
          <p className="text-xs font-bold tracking-[0.14em] text-link uppercase">{airline.fullName}</p>
          <h1 tabIndex={-1} className="text-2xl font-bold sm:text-3xl">
            Acceso para pilotos
          </h1>
          <p className="text-ink-2">{airline.tagline}</p>
        </div>
        <SignInForm {...props} />
        <div className="grid gap-4 border-t border-line pt-6">
          <ExternalButtonLink href={airline.links.website}>Web Principal</ExternalButtonLink>
          {airline.applyAt && (
            <a href={withBase(airline.applyAt)} className="text-link underline">
              ¿Quieres volar con nosotros?
            </a>
          )}
          <p className="text-sm text-ink-2">
            La contraseña es común a todos los pilotos y no protege datos confidenciales: no guardes ninguno
            aquí.
          </p>
        </div>
      </main>
    </div>
  );
}
