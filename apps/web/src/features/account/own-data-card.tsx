import { useMutation, useQuery } from '@tanstack/react-query';
import { buttonClass } from '@va/ui/controls/button.tsx';
import { askExport, exportsQuery } from '#app/api/own-data.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';

/** A copy of everything that is kept of one, to take away. */
export function OwnDataCard() {
  const copies = useQuery(exportsQuery);
  const ask = useMutation({ mutationFn: askExport });
  return (
    <SectionCard title="Copia de tus datos" aside="Un ZIP con todo">
      <p className="text-sm text-ink-2">
        Tu ficha, reservas, informes, recorridos, puntos, horas y mensajes, en JSON y CSV. Te avisamos cuando
        esté lista; puedes descargarla durante 7&nbsp;días.
      </p>
      <FormProblem error={ask.error} />
      <Loaded query={copies} what="tus copias">
        {(items) => (
          <RowList
            rows={items.map((copy) => ({
              key: copy.id,
              title: copy.path ? 'Lista para descargar' : 'Preparándose…',
              detail: (
                <>
                  Pedida <Instant at={copy.askedAt} />
                  {copy.expiresAt && (
                    <>
                      , hasta <Instant at={copy.expiresAt} />
                    </>
                  )}
                </>
              ),
              action: copy.path && (
                <a className={buttonClass({ size: 'sm' })} href={copy.path} download="mis-datos.zip">
                  Descargar
                </a>
              ),
            }))}
          />
        )}
      </Loaded>
      <ActButton act={ask} className="justify-self-start">
        Pedir una copia
      </ActButton>
    </SectionCard>
  );
}
