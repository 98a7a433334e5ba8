import { useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { type JoinLink, joinLinksQuery, revokeJoinLink } from '#app/api/join-links.ts';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { MakeJoinLink } from './make-join-link.tsx';

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
