export interface BarMark {
  readonly key: string
  /** Short name below the bar. */
  readonly label: string
  /** Full name, where `label` is too short to be understood by itself. */
  readonly name?: string
  /** One decimal string for each series; may be negative. */
  readonly values: readonly string[]
  /** Further information, shown in the tooltip and in the table. */
  readonly note?: string
  /** A word above the bar, which then stands out. */
  readonly flag?: string
  /** The `flag` is bad news. */
  readonly danger?: boolean
}

export interface BarChartProps {
  /** Name of the chart. */
  readonly label: string
  /** One sentence that summarises the chart. */
  readonly summary: string
  /** The heading of the table's first column, which names the marks. */
  readonly markName: string
  /** Names of the series, one or two. */
  readonly series: readonly string[]
  readonly unit: string
  readonly marks: readonly BarMark[]
  /** A line through the marks instead of bars, for a figure that changes little compared with its size. */
  readonly line?: boolean
  /** Opens what a mark counts. Without it marks only show their values. */
  readonly onOpen?: (key: string) => void
}
