/** A duration of hours and minutes, `04:35` or `11:05`, in the form that machines read: `PT4H35M`. */
export function isoDuration(hoursAndMinutes: string): string {
  const [hours = '0', minutes = '0'] = hoursAndMinutes.split(':');
  return `PT${Number(hours)}H${Number(minutes)}M`;
}
