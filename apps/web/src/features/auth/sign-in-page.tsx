import { ExternalButtonLink } from '#app/components/links/external-link.tsx';
import { withBase } from '#app/config/base-url.ts';
import { useDocumentTitle } from '#app/components/blocks/use-document-title.ts';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

/** The airline's picture beside the form; decorative. */
function SignInScene({ name, scene }: { name: string; scene: string }) {
  return (
    <header className="relative isolate flex min-h-40 items-start overflow-hidden bg-sidebar p-5 text-on-sidebar sm:p-10 lg:min-h-dvh max-lg:short:hidden">
      <img
        src={withBase(scene)}
        alt=""
        fetchPriority="high"
        width={800}
        height={1000}
        className="absolute inset-0 -z-10 size-full object-cover object-[50%_51%] sm:object-[50%_56%] lg:object-bottom"
      />
      <p className="text-2xl leading-tight font-bold tracking-wide sm:text-3xl">
        {name}
        <span className="block text-xs font-normal sm:text-base">Portal de pilotos</span>
      </p>
    </header>
  );
}

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
