/** A part of a total: its weight, and the number of its application or fee, which decides between equal remainders. */
export type Weighted = { readonly number: string; readonly weight: bigint }

/** Order of application numbers: the shorter first, so that 9 comes before 10. */
export const compareNumbers = (a: string, b: string): number =>
  a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

/**
 * Splits a total by weights (ta-fa 9).
 * - Each part is cut to whole units.
 * - The missing units go one by one to the largest remainders; equal remainders go by the lowest application number.
 * The parts add up to the total, in the order of `by`. Throws RangeError if a weight or the total is negative or all
 * weights are zero.
 */
export function splitByWeight(total: bigint, by: readonly Weighted[]): bigint[] {
  const whole = by.reduce((sum, { weight }) => sum + weight, 0n)
  if (total < 0n || whole <= 0n || by.some(({ weight }) => weight < 0n))
    throw new RangeError('nothing to split by')
  const parts = by.map(({ weight }) => (total * weight) / whole)
  const remainders = by.map(({ weight }) => (total * weight) % whole)
  const missing = total - parts.reduce((sum, part) => sum + part, 0n)
  const order = by.map((_, index) => index)
  const number = (index: number) => by[index]?.number ?? ''
  const remainder = (index: number) => remainders[index] ?? 0n
  order.sort((a, b) =>
    remainder(a) === remainder(b)
      ? compareNumbers(number(a), number(b))
      : remainder(a) > remainder(b)
        ? -1
        : 1,
  )
  for (const index of order.slice(0, Number(missing))) parts[index] = (parts[index] ?? 0n) + 1n
  return parts
}
