import { useRef, useState } from 'react'
import { useLocale } from '../locale/index.ts'
import { axisText } from './axis-text.ts'
import type { BarChartProps } from './chart-props.ts'
import { barScales, space } from './bar-scales.ts'
import css from './chart.module.css'
import { Bars, Line } from './marks.tsx'
import { MarkHandles } from './MarkHandles.tsx'
import { useWidth } from './use-width.ts'

const height = 208

/** Space that a name below a mark needs, in px. */
const labelWidth = 44

/** The drawing, with a control over each mark. */
export function Plot(props: BarChartProps) {
  const { marks, series, line = false } = props
  const locale = useLocale()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [active, setActive] = useState<string | null>(null)
  const tickText = (value: number) => axisText(value, locale)
  const scales = barScales(marks, series.length, { width, height, fromZero: !line, tickText })
  const { x, y, ticks, left } = scales
  // Names that would touch are left out; the tooltip and the table contain all of them.
  const every = Math.ceil((marks.length * labelWidth) / Math.max(1, width - left))
  const Marks = line ? Line : Bars
  return (
    <div ref={box} className={css.plot} style={{ height }}>
      <svg width={width} height={height} aria-hidden="true" focusable="false">
        {ticks.map((tick) => (
          <g key={tick} data-zero={tick === 0 || undefined} className={css.tick}>
            <line x1={left} x2={width - space.right} y1={y(tick)} y2={y(tick)} />
            <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
              {tickText(tick)}
            </text>
          </g>
        ))}
        <Marks marks={marks} series={series} scales={scales} active={active} />
        {marks.map(({ key, label, values, flag, danger }, place) => {
          const middle = (x(key) ?? 0) + x.bandwidth() / 2
          const top = Math.min(...(line ? [] : [y(0)]), ...values.map((value) => y(Number(value))))
          return (
            <g key={key} data-danger={danger || undefined}>
              {flag !== undefined && (
                <text className={css.flag} x={middle} y={top - 8} textAnchor="middle">
                  {flag}
                </text>
              )}
              {place % every === 0 && (
                <text x={middle} y={height - 8} textAnchor="middle">
                  {label}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <MarkHandles
        {...props}
        active={active}
        onActive={setActive}
        placeOf={(key) => ({ start: (x(key) ?? 0) - (x.step() - x.bandwidth()) / 2, width: x.step() })}
        chartWidth={width}
      />
    </div>
  )
}
