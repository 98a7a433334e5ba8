import { useSyncExternalStore, type ReactNode } from 'react';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { platformBase } from '#app/config/base-path.ts';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { CopyValue } from './copy-value.tsx';
import { FsacarsCard } from './fsacars-card.tsx';

/** What to type into each program so that flights report themselves. `keys`: where keys are made and listed. */
export function ConnectPage({ keys }: { keys: ReactNode }) {
  // The address is read in the browser: the server, which renders the page first, may have several names.
  const origin = useSyncExternalStore(
    noChange,
    () => location.origin,
    () => '',
  );
  const address = `${origin}${platformBase}/acars`;
  return (
    <>
      <PageHead
        title="Conecta tu ACARS"
        lead="Tu programa graba el vuelo y envía el informe por ti. Lo conectas una vez: una dirección y una clave."
      />
      <div className="@container">
        {/* Two columns of their own instead of rows, which would leave gaps beside tall cards. */}
        <div className="grid items-start gap-5 @4xl:grid-cols-2">
          <div className="grid grid-cols-1 gap-5">
            <SectionCard title="Programas que hablan phpVMS 7">
              <ol className="grid list-decimal gap-3 pl-5 marker:font-bold">
                <li>Crea una clave en «Claves de tus programas», con el nombre del programa, y cópiala.</li>
                <li>
                  <div className="grid gap-2">
                    <span>En el programa, elige phpVMS 7 y pega esta dirección:</span>
                    <CopyValue what="la dirección" value={`${address}/phpvms`} />
                  </div>
                </li>
                <li>Pega la clave donde pida «API key». No hace falta contraseña ni correo.</li>
                <li>
                  Vuelve aquí: cuando el programa llame por primera vez, la clave deja de decir «sin usar».
                </li>
              </ol>
              <p className="text-sm text-ink-2">
                El cliente oficial de phpVMS no sirve: necesita el módulo con licencia de su autor. Los
                programas abiertos que hablan phpVMS 7, sí.
              </p>
            </SectionCard>
            {keys}
          </div>
          <div className="grid grid-cols-1 gap-5">
            <SectionCard title="smartCARS 3">
              <ol className="grid list-decimal gap-3 pl-5 marker:font-bold">
                <li>
                  Elige {airline.name} en la lista de compañías. Si todavía no está, quien lleva la página la
                  registra en TFDi con esta dirección, que es igual para todos:
                  <div className="mt-2">
                    <CopyValue what="la dirección" value={`${address}/smartcars/`} />
                  </div>
                </li>
                <li>Escribe tu indicativo y tu contraseña de aquí, o una clave en lugar de la contraseña.</li>
                <li>
                  Con segundo factor, sólo vale la clave. Al acceder, smartCARS aparece entre tus claves.
                </li>
              </ol>
            </SectionCard>
            <SectionCard title="Stratos">
              <ol className="grid list-decimal gap-3 pl-5 marker:font-bold">
                <li>
                  Elige {airline.name}. Si todavía no está, quien lleva la página la da de alta con esta
                  dirección:
                  <div className="mt-2">
                    <CopyValue what="la dirección" value={`${address}/stratos/`} />
                  </div>
                </li>
                <li>Escribe tu indicativo y tu contraseña de aquí o, con segundo factor, una clave.</li>
                <li>Reserva antes en «Vuelos»: Stratos enseña tus reservas y vuela la que elijas.</li>
              </ol>
            </SectionCard>
            <FsacarsCard address={address} />
            <SectionCard title="Programas que enseñan un código">
              <p>
                Si tu programa te enseña un código como ABCD-EFGH, no hace falta copiar ninguna clave:
                escríbelo y autorízalo.
              </p>
              <TextLink to={paths.device}>Autorizar un programa con su código</TextLink>
            </SectionCard>
            <SectionCard title="Un programa tuyo">
              <p>
                La plataforma tiene su propia API, con la que un programa graba más: luces, flaps, tren y la
                toma a 20 muestras por segundo.{' '}
                <a href={`${platformBase}/api`} className="text-link underline">
                  Documentación de la API
                </a>
              </p>
            </SectionCard>
            <SectionCard title="Qué cuenta de lo que graba">
              <ul className="grid list-disc gap-2 pl-5">
                <li>Lo que tu programa no envía queda «sin dato»: nunca quita nota.</li>
                <li>La nota, las horas y el lugar los calcula {airline.name}, no el programa.</li>
                <li>
                  Si se corta la conexión, sigue volando: lo que llega tarde vale igual. Un vuelo interrumpido
                  se puede reanudar durante siete días.
                </li>
              </ul>
            </SectionCard>
          </div>
        </div>
      </div>
    </>
  );
}

const noChange = () => () => {};
