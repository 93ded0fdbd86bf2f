/** Range of scrolling columns to render, excluding `to`. */
export interface ColumnWindow {
  readonly from: number
  readonly to: number
}

/** From this number of columns on only the visible ones are rendered. */
export const virtualColumnsFrom = 17
const overscan = 2

/** The columns visible in `width` px at scroll position `left`, plus two on each side. */
export function windowOf(widths: readonly number[], left: number, width: number): ColumnWindow {
  let from = 0
  let start = 0
  while (from < widths.length - 1 && start + (widths[from] ?? 0) <= left) start += widths[from++] ?? 0
  let to = from
  for (let end = start; to < widths.length && end < left + width; to++) end += widths[to] ?? 0
  return { from: Math.max(0, from - overscan), to: Math.min(widths.length, to + overscan) }
}
