import { Checkbox } from '#app/components/checkbox.tsx';

/** A choice of any number of a few values, one checkbox each. */
export function ChoiceBoxes<K extends string>({
  legend,
  words,
  chosen,
  onChange,
}: {
  legend: string;
  words: Readonly<Record<K, string>>;
  chosen: readonly K[];
  onChange: (chosen: K[]) => void;
}) {
  const keys = Object.keys(words) as K[];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-bold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-2">
        {keys.map((key) => (
          <Checkbox
            key={key}
            label={words[key]}
            checked={chosen.includes(key)}
            onChange={({ target }) =>
              onChange(keys.filter((one) => (one === key ? target.checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
