/** Units of 0.0001 in which ratios are added and compared (BO-127). */
const units = (ratio: string): bigint => BigInt(ratio.replace('.', ''))
const whole = 10_000n

/** Whether these ratios, fractions with four places, add up to more than 1. Null: no ratio. */
export const exceedsWhole = (ratios: readonly (string | null)[]): boolean =>
  ratios.reduce((total, ratio) => total + (ratio === null ? 0n : units(ratio)), 0n) > whole
