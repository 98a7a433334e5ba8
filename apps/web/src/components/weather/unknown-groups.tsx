/** Groups of a report that nothing understood, so that none of them vanishes; nothing where there are none. */
export function UnknownGroups({ groups }: { groups: readonly string[] }) {
  if (groups.length === 0) return null;
  return (
    <p className="text-sm text-ink-2">
      No entendido:{' '}
      <span className="font-mono wrap-anywhere" translate="no">
        {groups.join(' ')}
      </span>
    </p>
  );
}
