import { SectionCard } from '#app/components/section-card.tsx';
import { PROGRAMS, type Program } from './programs.ts';

/** «¿Qué programa usas?»: one of the list, ours first. */
export function ProgramChoice({
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
