import { useState } from 'react'
import { useUiText } from '../locale/index.ts'
import type { BarChartProps } from './chart-props.ts'
import { Plot } from './Plot.tsx'
import { ChartTable } from './ChartTable.tsx'
import { chartTexts } from './chart-texts.ts'
import css from './chart.module.css'

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
