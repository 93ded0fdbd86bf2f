import { Bar, LinePath } from '@visx/shape'
import type { BarChartProps, BarMark } from './chart-props.ts'
import type { barScales } from './bar-scales.ts'
import css from './chart.module.css'

interface MarksProps extends Pick<BarChartProps, 'marks' | 'series'> {
  readonly scales: ReturnType<typeof barScales>
  /** The mark under the pointer or with the focus. */
  readonly active: string | null
}

/** A group of bars for each mark, one for each series. */
export const Bars = ({ marks, series, scales: { x, y, inner }, active }: MarksProps) =>
  marks.map(({ key, values, danger }) => (
    <g key={key} data-active={active === key || undefined} data-danger={danger || undefined}>
      {values.map((value, at) => {
        const end = y(Number(value))
        return (
          <Bar
            key={series[at]}
            className={css.bar ?? ''}
            data-series={at}
            x={(x(key) ?? 0) + (inner(at) ?? 0)}
            width={inner.bandwidth()}
            y={Math.min(end, y(0))}
            height={Math.abs(end - y(0))}
            rx={2}
          />
        )
      })}
    </g>
  ))

/** A line for each series, with a point at each mark. */
export function Line({ marks, series, scales: { x, y }, active }: MarksProps) {
  const middle = ({ key }: BarMark) => (x(key) ?? 0) + x.bandwidth() / 2
  return series.map((name, at) => (
    <g key={name}>
      <LinePath
        className={css.line ?? ''}
        data-series={at}
        data={[...marks]}
        x={middle}
        y={(mark) => y(Number(mark.values[at]))}
      />
      {marks.map((mark) => (
        <g
          key={mark.key}
          data-active={active === mark.key || undefined}
          data-danger={mark.danger || undefined}
        >
          <circle
            className={css.point}
            cx={middle(mark)}
            cy={y(Number(mark.values[at]))}
            r={active === mark.key || mark.flag !== undefined ? 5 : 3.5}
          />
        </g>
      ))}
    </g>
  ))
}
