import type { Airline } from '@va/schemas/content/airline.ts';
import { ExternalButtonLink } from '#app/components/links/external-link.tsx';
import { useDocumentTitle } from '#app/components/blocks/use-document-title.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInScene } from './sign-in-scene.tsx';

interface SignInPageProps {
  airline: Airline;
  /** False while the portal is still loading: the form is sent only when that needs no further request. */
  ready: boolean;
  /** Opens the portal for this pilot. */
  onSignIn: (pilotIndicativo: string) => Promise<void>;
}

/** The gate: callsign and password, or the way to the main website. */
export function SignInPage({ airline, ready, onSignIn }: SignInPageProps) {
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
        <SignInForm airline={airline} ready={ready} onSignIn={onSignIn} />
        <div className="grid gap-4 border-t border-line pt-6">
          <ExternalButtonLink href={airline.links.website}>Web Principal</ExternalButtonLink>
          <p className="text-sm text-ink-2">
            La contraseña es común a todos los pilotos y no protege datos confidenciales: no guardes ninguno
            aquí.
          </p>
        </div>
      </main>
    </div>
  );
}
