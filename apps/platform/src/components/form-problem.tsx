import { CircleAlert } from 'lucide-react';
import { problemText } from '#app/lib/problem.ts';

/** What went wrong with a form as a whole, read out at once; what was typed stays. */
export function FormProblem({ error }: { error: unknown }) {
  return (
    <div role="alert">
      {error !== null && error !== undefined && (
        <p className="flex items-start gap-2 rounded-md border border-alta bg-alta-soft px-3 py-2 text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-alta" />
          <span>{problemText(error)}</span>
        </p>
      )}
    </div>
  );
}
