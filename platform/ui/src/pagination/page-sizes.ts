/** The choices of rows per page: plain lists, configurable tables, business tables. */
export const pageSizes = {
  simple: [10, 20, 30, 50, 100],
  configurable: [20, 50, 100, 200, 500],
  business: [10, 20, 30, 50, 100, 200],
} as const
export type PageSizeSet = keyof typeof pageSizes

/** Adds the current size if it is not in the set, so that the selector always shows it. */
export function sizeOptions(sizes: PageSizeSet | readonly number[], current: number): readonly number[] {
  const set: readonly number[] = typeof sizes === 'string' ? pageSizes[sizes] : sizes
  return set.includes(current) ? set : [...set, current].sort((a, b) => a - b)
}
