/** What a field of a form holds, where what is typed or chosen goes, and what is wrong with it. */
export const fieldOf = (value: string, set: (typed: string) => void, error?: string) => ({
  value,
  onChange: ({ target }: { target: { value: string } }) => set(target.value),
  ...(error !== undefined && { error }),
});

/** What a form does when it is sent: the act, and the browser goes nowhere. */
export const sentByPage = (act: () => void) => (event: { preventDefault(): void }) => {
  event.preventDefault();
  act();
};
