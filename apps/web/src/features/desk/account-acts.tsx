import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import type { HandoverLink, Pilot } from '#app/api/pilots.ts';
import { useSession } from '#app/api/use-session.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import { ACTS, actsFor, type Act } from './account-act.ts';
import { AccountActDialog } from './account-act-dialog.tsx';
import { HandoverLinkNote } from './handover-link-note.tsx';

/** Acts of staff on an account, each with a reason. */
export function AccountActs({ pilot }: { pilot: Pilot }) {
  const { can } = useSession();
  const [act, setAct] = useState<Act>();
  const [link, setLink] = useState<HandoverLink>();
  const acts = actsFor(pilot.status, can('pilots.expel'));
  return (
    <SectionCard title="Cuenta">
      {acts.length === 0 && <p className="text-ink-2">En este estado no hay nada que hacer a mano.</p>}
      <div className="flex flex-wrap gap-2">
        {acts.map((name) => (
          <Button key={name} onClick={() => setAct(name)}>
            {ACTS[name].button}
          </Button>
        ))}
      </div>
      {link && <HandoverLinkNote link={link} />}
      {act && (
        <AccountActDialog
          act={act}
          callsign={pilot.callsign}
          onLink={setLink}
          onClose={() => setAct(undefined)}
        />
      )}
    </SectionCard>
  );
}
