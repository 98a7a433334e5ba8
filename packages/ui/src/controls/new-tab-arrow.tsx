/** Marks what opens in a new tab. Drawn here, so that the sign-in screen needs no icon library. */
export function NewTabArrow() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-4 shrink-0"
    >
      <path d="M7 7h10v10M7 17 17 7" />
    </svg>
  );
}
