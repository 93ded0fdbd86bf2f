import { type KeyboardEvent, useRef, useState } from 'react'
import type { BarChartProps, BarMark } from './chart-props.ts'
import css from './chart.module.css'
import { markText, valueText } from './mark-text.ts'

interface MarkHandlesProps extends BarChartProps {
  readonly active: string | null
  readonly onActive: (key: string | null) => void
  /** Position of a mark's column, in px. */
  readonly placeOf: (key: string) => { readonly start: number; readonly width: number }
  readonly chartWidth: number
}

const targets: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * A control over the column of each mark, and the tooltip of the mark that has the pointer or the
 * focus.
 */
export function MarkHandles(props: MarkHandlesProps) {
  const { marks, onOpen, active, onActive, placeOf, chartWidth } = props
  const list = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  const tabStop = Math.min(stop, marks.length - 1)
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.key === 'Escape') onActive(null)
    const to = targets[event.key]?.(at, marks.length - 1)
    if (to === undefined) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[data-mark]')[to]?.focus()
  }
  const shown = marks.find(({ key }) => key === active)
  return (
    <div ref={list} className={css.handles} onPointerLeave={() => onActive(null)}>
      {marks.map((mark, at) => {
        const { start, width } = placeOf(mark.key)
        const handle = {
          className: css.handle,
          style: { left: start, width },
          tabIndex: at === tabStop ? 0 : -1,
          'aria-label': markText(mark, props),
          'data-mark': mark.key,
          onPointerEnter: () => onActive(mark.key),
          onFocus: () => {
            setStop(at)
            onActive(mark.key)
          },
          onBlur: () => onActive(null),
          onKeyDown: (event: KeyboardEvent) => onKeyDown(event, at),
        }
        return onOpen === undefined ? (
          <span key={mark.key} role="img" {...handle} />
        ) : (
          <button key={mark.key} type="button" {...handle} onClick={() => onOpen(mark.key)} />
        )
      })}
      {shown && <Tooltip {...props} mark={shown} at={placeOf(shown.key)} chartWidth={chartWidth} />}
    </div>
  )
}

interface TooltipProps extends Pick<BarChartProps, 'series' | 'unit'> {
  readonly mark: BarMark
  readonly at: { readonly start: number; readonly width: number }
  readonly chartWidth: number
}
function Tooltip({ mark, at, series, unit, chartWidth }: TooltipProps) {
  const middle = at.start + at.width / 2
  const side = middle > chartWidth / 2 ? { right: chartWidth - at.start } : { left: at.start + at.width }
  return (
    <div className={css.tooltip} style={side} aria-hidden="true">
      <strong>{mark.name ?? mark.label}</strong>
      {mark.values.map((value, place) => (
        <span key={series[place]}>
          {series[place]} {valueText(value, unit)}
        </span>
      ))}
      {mark.note && <span>{mark.note}</span>}
    </div>
  )
}
