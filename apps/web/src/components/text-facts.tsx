/** Longer texts, each below its label. */
export function TextFacts({ facts }: { facts: readonly (readonly [label: string, text: string])[] }) {
  return (
    <dl className="grid gap-3">
      {facts.map(([label, text]) => (
        <div key={label} className="grid min-w-0 gap-0.5">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
