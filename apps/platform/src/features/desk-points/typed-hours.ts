/** Minutes of what was typed; they take the sign of the hours: `-2` and `30` are two and a half hours less. */
export function minutesOf(hours: string, rest: string): number {
  const minutes = Math.abs(Number(hours)) * 60 + Number(rest);
  return hours.trim().startsWith('-') ? 0 - minutes : minutes;
}
