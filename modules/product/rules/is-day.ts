/** Whether a text of the form YYYY-MM-DD names a day that exists: not 2026-02-30. */
export function isDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day)
}
