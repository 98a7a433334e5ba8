import { useQuery } from '@tanstack/react-query';
import { keysQuery } from '#app/api/keys.ts';
import { Instant } from '#app/components/instant.tsx';
import type { Program } from './programs.ts';

/** How often is asked whether a program has called, ms. */
const EVERY_MS = 3000;

/** Whether a program has called: by the key that was just made for it, else by any that bears its name. */
export function CallStatus({ program, keyId }: { program: Program; keyId: string | undefined }) {
  const { data: keys = [] } = useQuery({ ...keysQuery, refetchInterval: EVERY_MS });
  const isMeant = ({ id, label, program: calledItself }: (typeof keys)[number]) =>
    keyId === undefined ? program.called.test(`${label} ${calledItself ?? ''}`.toLowerCase()) : id === keyId;
  const [last] = keys
    .filter((key) => key.lastUsedAt !== null && isMeant(key))
    .toSorted((a, b) => (b.lastUsedAt ?? '').localeCompare(a.lastUsedAt ?? ''));
  return (
    <p role="status" className="rounded-md border border-line bg-surface-2 px-3 py-2">
      {last?.lastUsedAt ? (
        <>
          <strong>Conectado.</strong> {last.program ?? last.label}: visto por última vez{' '}
          <Instant at={last.lastUsedAt} />.
        </>
      ) : (
        // Within the sentence its article is small.
        <>Esperando a que llame {program.name.replace(/^El /, 'el ')}…</>
      )}
    </p>
  );
}
