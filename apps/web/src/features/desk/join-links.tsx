import { useQuery, useMutation } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { type JoinLink, joinLinksQuery, revokeJoinLink, makeJoinLink } from '#app/api/applications.ts';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { JOIN_LINK_MOST } from '@va/domain/applications/application-limits.ts';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { WholeField } from '#app/components/whole-field.tsx';
import { fieldsOf, sentByPage } from '#app/lib/form-props.ts';
import { wholeOf } from '#app/lib/whole.ts';
import { ShownLink } from './handover-link-note.tsx';

const EMPTY = { uses: '10', days: '14', label: '', reason: '' };

/** Makes a link for a number of people and days, and shows it once. */
function MakeJoinLink() {
  const [open, setOpen] = useState(false);
  const [values, setValues] = useState(EMPTY);
  const make = useMutation({
    mutationFn: () =>
      makeJoinLink({
        uses: wholeOf(values.uses),
        days: wholeOf(values.days),
        reason: values.reason,
        ...(values.label.trim() && { label: values.label.trim() }),
      }),
  });
  const close = () => {
    setOpen(false);
    // Keeps what was typed but not sent for the next time.
    if (make.data) setValues(EMPTY);
    make.reset();
  };
  const field = fieldsOf(values, (changes) => setValues({ ...values, ...changes }), make.error);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Hacer un enlace
      </Button>
      <Dialog open={open} onClose={close} title="Hacer un enlace para entrar">
        {make.data ? (
          <div role="status" className="grid gap-3">
            <p>
              Para {countOf(make.data.link.uses, 'persona', 'personas')}, hasta el{' '}
              <Instant at={make.data.link.expiresAt} />. No se vuelve a enseñar.
            </p>
            <ShownLink url={make.data.url} />
          </div>
        ) : (
          <form onSubmit={sentByPage(() => make.mutate())} className="grid gap-4">
            <FormProblem error={make.error} />
            <WholeField
              label="Cuántas personas"
              hint={`De 1 a ${JOIN_LINK_MOST.uses}.`}
              required
              least={1}
              most={JOIN_LINK_MOST.uses}
              {...field('uses')}
            />
            <WholeField
              label="Cuántos días"
              hint={`De 1 a ${JOIN_LINK_MOST.days}.`}
              required
              least={1}
              most={JOIN_LINK_MOST.days}
              {...field('days')}
            />
            <TextField
              label="Nombre (opcional)"
              hint="Para distinguirlo de otros; sólo lo ve el equipo."
              maxLength={60}
              {...field('label')}
            />
            <ReasonField
              oneLine
              value={values.reason}
              error={make.error}
              onChange={(reason) => setValues({ ...values, reason })}
            />
            <SubmitButton act={make}>Hacer el enlace</SubmitButton>
          </form>
        )}
      </Dialog>
    </>
  );
}

/** Links that let people in without an application: how many uses are left, and a way to end each. */
export function JoinLinks() {
  const [cursor, setCursor] = useState<string>();
  const links = useQuery(joinLinksQuery(cursor));
  const [ending, setEnding] = useState<JoinLink>();
  return (
    <SectionCard title="Enlaces para entrar">
      <p className="max-w-prose text-ink-2">
        Quien tiene uno entra sin solicitud, con el primer indicativo libre, hasta que se acaban los usos o
        los días.
      </p>
      <div>
        <MakeJoinLink />
      </div>
      <Loaded query={links} what="los enlaces" inside>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p className="text-ink-2">No hay ninguno.</p>}
            <ul className="grid grid-cols-1 gap-3">
              {items.map((link) => (
                <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <div className="min-w-0">
                    <p className="font-bold wrap-anywhere">{nameOf(link)}</p>
                    <p className="text-sm text-ink-2">
                      {usesOf(link)} {whenOf(link)} <Instant at={link.expiresAt} />
                      {link.createdBy !== null && `, de ${link.createdBy}`}
                    </p>
                  </div>
                  {link.state === 'open' && (
                    <Button
                      size="sm"
                      aria-label={`Retirar el enlace «${nameOf(link)}»`}
                      onClick={() => setEnding(link)}
                    >
                      Retirar
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <MoreButtons cursor={cursor} next={next} onMove={setCursor} />
          </>
        )}
      </Loaded>
      {ending && (
        <ReasonDialog
          title={`Retirar el enlace «${nameOf(ending)}»`}
          note="Deja de valer en el acto. Quien ya entró con él se queda."
          button="Retirarlo"
          act={(reason) => revokeJoinLink(ending.id, reason)}
          draft={`retirar-enlace-${ending.id}`}
          onClose={() => setEnding(undefined)}
        />
      )}
    </SectionCard>
  );
}

const nameOf = ({ label, uses }: JoinLink) => label ?? `Para ${countOf(uses, 'persona', 'personas')}`;

function usesOf({ state, uses, used }: JoinLink): string {
  const left = uses - used;
  if (state === 'open')
    return `${left === 1 ? 'Queda' : 'Quedan'} ${left} de ${countOf(uses, 'uso', 'usos')};`;
  return `Usado ${used} de ${countOf(uses, 'vez', 'veces')};`;
}

function whenOf({ state }: JoinLink): string {
  if (state === 'revoked') return 'retirado; valía hasta el';
  return state === 'ended' ? 'acabó el' : 'hasta el';
}
