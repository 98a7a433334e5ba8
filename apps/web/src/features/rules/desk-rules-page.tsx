import { formatDate } from '@va/domain/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { BookOpen, Scale } from 'lucide-react';
import { candidateQuery, type RulesCandidate } from '#app/api/rules.ts';
import { useSession } from '#app/api/use-session.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { ActivateRules } from './activate-rules.tsx';
import { DryRun } from './dry-run.tsx';
import { JudgeAgain } from './judge-again.tsx';

/** Rules that were changed in the content: tried on past flights here, then activated from a day on. */
export function DeskRulesPage() {
  const { can } = useSession();
  const candidate = useQuery(candidateQuery);
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Reglas de la nota"
        lead="Se cambian en content/plataforma/reglas-puntuacion.yaml. Aquí se prueban con vuelos pasados y se activan; las notas puestas no cambian nunca."
        actions={
          <ButtonLink to={paths.rules}>
            <BookOpen aria-hidden className="size-4" /> Leer las que están en vigor
          </ButtonLink>
        }
      />
      <Loaded query={candidate} what="las reglas">
        {(data) => (
          <div className="grid gap-4">
            {data.waiting && (
              <p role="status" className="rounded-md bg-info-soft p-3 text-sm">
                Hay una versión activada para los vuelos que salgan desde el{' '}
                <time dateTime={data.waiting.activatedOn}>{formatDate(data.waiting.activatedOn)}</time>.
              </p>
            )}
            {data.candidate === null ? (
              <EmptyState icon={Scale} title="No hay reglas por activar">
                <p className="text-ink-2">
                  El archivo del contenido es el que se activó por última vez. Cuando cambie y se reinicie el
                  servidor, la versión nueva esperará aquí.
                </p>
              </EmptyState>
            ) : (
              <>
                <Changes changes={data.candidate.changes} />
                <DryRun key={data.candidate.hash} />
                {can('rules.activate') && (
                  <ActivateRules hash={data.candidate.hash} earliest={data.waiting?.activatedOn ?? null} />
                )}
              </>
            )}
            <JudgeAgain />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Changes({ changes }: Pick<NonNullable<RulesCandidate['candidate']>, 'changes'>) {
  return (
    <SectionCard title="Qué cambia">
      {changes.length === 0 ? (
        <p className="text-ink-2">Ninguna cifra: sólo los comentarios o el orden del archivo.</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {changes.map(({ part, title, before, after }) => (
            <li key={part} className="grid gap-1 py-3">
              <h3 className="font-bold">{title}</h3>
              {before && (
                <p className="text-sm text-ink-2">
                  <b>Ahora:</b> {before}
                </p>
              )}
              {after && (
                <p className="text-sm">
                  <b>Después:</b> {after}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
