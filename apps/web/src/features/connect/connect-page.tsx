import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSession } from '#app/api/use-session.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { airline } from '#app/config/airline.ts';
import { platformBase } from '#app/config/base-path.ts';
import { paths } from '#app/config/paths.ts';
import { ProgramSteps } from './program-steps.tsx';
import { type Program, PROGRAMS } from './programs.ts';

/** Choice of the program that reports flights, with its three steps. `keys`: the list to make keys by hand. */
export function ConnectPage({ keys }: { keys: ReactNode }) {
  const { pilot } = useSession();
  const [program, setProgram] = useState<Program>();
  // The address is read in the browser: the server, which renders the page first, may have several names.
  const origin = useSyncExternalStore(
    noChange,
    () => location.origin,
    () => '',
  );
  return (
    <>
      <PageHead
        title="Conecta tu ACARS"
        lead="Tu programa graba el vuelo y envía el informe por ti. Se conecta una sola vez."
      />
      <div className="grid grid-cols-1 gap-5">
        <ProgramChoice chosen={program} onChoose={setProgram} />
        {program && (
          // Another program has a key and a state of its own.
          <ProgramSteps
            key={program.id}
            program={program}
            address={`${origin}${platformBase}/acars`}
            callsign={pilot?.callsign ?? 'tu indicativo'}
          />
        )}
        <SectionCard title="Qué cuenta de lo que graba">
          <ul className="grid list-disc gap-2 pl-5">
            <li>Lo que tu programa no envía queda «sin dato»: nunca quita nota.</li>
            <li>{airline.name} calcula la nota, las horas y dónde acabas; el programa sólo graba.</li>
            <li>
              Si anulas en el programa antes de moverte, tu reserva sigue en pie hasta que acabe su plazo.
            </li>
            <li>
              Si se corta la conexión, sigue volando: lo que llega tarde vale igual. Un vuelo interrumpido se
              puede reanudar durante siete días.
            </li>
          </ul>
        </SectionCard>
        <details>
          <summary className="w-fit cursor-pointer font-bold text-link">
            Tus claves, programas con código y la API
          </summary>
          <div className="mt-4 grid grid-cols-1 gap-5">
            {keys}
            <SectionCard title="Programas que enseñan un código">
              <p>Si tu programa te enseña un código como ABCD-EFGH, escríbelo y autorízalo.</p>
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
          </div>
        </details>
      </div>
    </>
  );
}

/** «¿Qué programa usas?»: one of the list, ours first. */
function ProgramChoice({
  chosen,
  onChoose,
}: {
  chosen: Program | undefined;
  onChoose: (program: Program) => void;
}) {
  return (
    <SectionCard title="¿Qué programa usas?">
      <div
        role="radiogroup"
        aria-label="¿Qué programa usas?"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3"
      >
        {PROGRAMS.map((program) => (
          <label
            key={program.id}
            className="flex cursor-pointer gap-3 rounded-md border border-line bg-surface-2 p-3 has-checked:border-link"
          >
            <input
              type="radio"
              name="programa"
              className="mt-0.5 size-5 shrink-0 self-start accent-link"
              aria-label={program.name}
              checked={program === chosen}
              onChange={() => onChoose(program)}
            />
            <span className="grid min-w-0 content-start gap-1">
              <span className="font-bold">{program.name}</span>
              <span className="text-sm text-ink-2">{program.note}</span>
            </span>
          </label>
        ))}
      </div>
    </SectionCard>
  );
}

const noChange = () => () => {};
