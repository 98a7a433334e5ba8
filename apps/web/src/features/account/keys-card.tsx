import { KEY_SCOPES, RECORDER_SCOPES } from '@va/contract/account/key-scopes.ts';
import { confirmSession } from '#app/api/access.ts';
import { createKey, keysQuery, renewKey, revokeKey } from '#app/api/keys.ts';
import { AccountProblem } from '#app/components/account-problem.tsx';
import { ProgramKeys } from '#app/components/keys/program-keys.tsx';
import { SectionCard } from '#app/components/section-card.tsx';

/** Keys of the own programs, such as a recorder. */
export function KeysCard() {
  return (
    <SectionCard title="Claves de tus programas">
      <ProgramKeys
        keys={keysQuery}
        what="tus claves"
        words={KEY_SCOPES}
        usual={RECORDER_SCOPES}
        legend="Qué puede hacer"
        hint="Un nombre que te diga dónde la usas, como «Grabador del PC»."
        create={createKey}
        renew={renewKey}
        revoke={revokeKey}
        problem={(error) => <AccountProblem error={error} confirm={confirmSession} />}
      />
    </SectionCard>
  );
}
