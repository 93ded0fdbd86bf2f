export const comparisonLimits = {
  /** Characters of a text. */
  characters: 100_000,
  /** Both texts as a request: three bytes per Chinese character, and room for JSON escapes. */
  bodyBytes: 1024 * 1024,
  /** Lines of a text. */
  lines: 5000,
  /** Lines that may be added or removed in all. */
  changedLines: 2000,
  /** Parts of a line that may be added or removed before the whole line counts as changed. */
  changedParts: 400,
  /** Time of a comparison. */
  milliseconds: 3000,
  /** Comparisons that a node computes at the same time. */
  atOnce: 2,
  perMinute: 20,
} as const
