/** Link to evidence that a pilot gave, unchanged. */
export function EvidenceLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-link underline wrap-anywhere"
    >
      {href}
    </a>
  );
}
