import { useState } from 'react'
import { useUiText } from '../locale/index.ts'
import { Plot } from './Plot.tsx'
import { ChartTable } from './ChartTable.tsx'
import { chartTexts } from './chart-texts.ts'
import css from './chart.module.css'

export interface BarMark {
  readonly key: string
  /** Short name below the bar. */
  readonly label: string
  /** Full name, where `label` is too short to be understood by itself. */
  readonly name?: string
  /** One decimal string for each series; may be negative. */
  readonly values: readonly string[]
  /** What else is to be known, in the tooltip and in the table. */
  readonly note?: string
  /** A word above the bar, which then stands out. */
  readonly flag?: string
  /** What `flag` says is bad. */
  readonly danger?: boolean
}

export interface BarChartProps {
  /** Name of the chart. */
  readonly label: string
  /** One sentence that says what the chart shows. */
  readonly summary: string
  /** What a mark is, as the heading of the table's first column. */
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

/**
 * Bars, or a line, with a figure axis; at most about twenty marks. It is one tab stop: arrow keys, Home and End move along the marks,
 * each of which says its values; Enter opens it. The same figures are in a table, behind a switch that everybody sees.
 */
export function BarChart(props: BarChartProps) {
  const { label, summary, series, marks } = props
  const text = useUiText(chartTexts)
  const [asTable, setAsTable] = useState(false)
  if (marks.length === 0) return <p className={css.none}>{text.none}</p>
  return (
    <figure className={css.chart} aria-label={label}>
      <figcaption className={css.head}>
        <span className={css.summary}>{summary}</span>
        {series.length > 1 && !asTable && <Legend series={series} />}
        <button
          type="button"
          className={css.switch}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {text.table}
        </button>
      </figcaption>
      {asTable ? <ChartTable {...props} /> : <Plot {...props} />}
    </figure>
  )
}

const Legend = ({ series }: Pick<BarChartProps, 'series'>) => (
  <span className={css.legend} aria-hidden="true">
    {series.map((name, at) => (
      <span key={name}>
        <i data-series={at} />
        {name}
      </span>
    ))}
  </span>
)
