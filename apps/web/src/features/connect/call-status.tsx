import { useQuery } from '@tanstack/react-query';
import { keysQuery } from '#app/api/keys.ts';
import { Instant } from '#app/components/instant.tsx';
import type { Program } from './programs.ts';

/** Interval between two requests for the programs' calls, ms. */
const EVERY_MS = 3000;

/**
 * Whether a program has called: with the key that was just made for it or, without one, with any key that has its name.
 */
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
        // Within the sentence the article has a small initial.
        <>Esperando a que llame {program.name.replace(/^El /, 'el ')}…</>
      )}
    </p>
  );
}
