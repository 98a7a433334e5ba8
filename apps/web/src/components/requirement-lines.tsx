import type { RankRequirement } from '@va/contract/pilots/ranks.ts';
import { requirementWords } from '#app/lib/requirement-words.ts';

/** Requirements of a rank with the pilot's values; nothing for a rank without any. */
export function RequirementLines({ requirements }: { requirements: readonly RankRequirement[] }) {
  if (requirements.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {requirements.map((one) => {
        const { name, value } = requirementWords(one);
        return (
          <li key={`${one.kind}${one.typeId}`}>
            {one.met ? '✓' : '○'} {name}: {value}
            <span className="sr-only">{one.met ? ', cumplido' : ', pendiente'}</span>
          </li>
        );
      })}
    </ul>
  );
}
