/** An open conversion: its day, its source and its target. */
export interface ConversionOfDay {
  readonly day: string
  readonly source: string
  readonly target: string
}

/**
 * The days on which conversions already lead from the target to the source, directly or through other funds. One more
 * conversion would close a circle, in which the run of each fund waits for another.
 */
export function circleDays(
  underWay: readonly ConversionOfDay[],
  { source, target }: Omit<ConversionOfDay, 'day'>,
): readonly string[] {
  const byDay = Map.groupBy(underWay, ({ day }) => day)
  return [...byDay.keys()].toSorted().filter((day) => leads(byDay.get(day) ?? [], target, source))
}

/** Whether conversions lead from one fund to another. */
function leads(ways: readonly ConversionOfDay[], from: string, to: string): boolean {
  const reached = new Set([from])
  // a for-of loop over a set also visits members added during the loop
  for (const fund of reached) for (const { source, target } of ways) if (source === fund) reached.add(target)
  return reached.has(to)
}
