/** A conversion that is under way: its day, the fund that is left and the fund that is entered. */
export interface ConversionOfDay {
  readonly day: string
  readonly source: string
  readonly target: string
}

/**
 * The days on which shares are converted from the target into the source already, also through other funds: one more
 * conversion would make a circle, in which each fund's run waits for the other's.
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
  // a set also visits what is added while it is walked
  for (const fund of reached) for (const { source, target } of ways) if (source === fund) reached.add(target)
  return reached.has(to)
}
