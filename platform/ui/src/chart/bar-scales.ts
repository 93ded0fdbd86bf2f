import { scaleBand, scaleLinear } from '@visx/scale'
import type { BarMark } from './chart-props.ts'

/** Space around the bars in px: for the flags above, the names below and the figures at the left. */
export const space = { top: 22, right: 8, bottom: 26 }
const digitWidth = 7.2

const ticksShown = 4

interface ScaleOptions {
  /** Of the whole drawing, in px. */
  readonly width: number
  readonly height: number
  readonly fromZero: boolean
  readonly tickText: (value: number) => string
}

/**
 * Positions and heights of marks. Bars start at zero; the axis of a line may begin higher, so that
 * small changes of a large figure are visible. If all values are equal, the marks still have a
 * height.
 */
export function barScales(
  marks: readonly BarMark[],
  seriesCount: number,
  { width, height, fromZero, tickText }: ScaleOptions,
) {
  const values = marks.flatMap((mark) => mark.values.map(Number))
  const shown = fromZero ? [0, ...values] : values
  const [least, most] = [Math.min(...shown), Math.max(...shown)]
  const isFlat = least === most
  const around = isFlat && !fromZero ? Math.abs(most) / 20 : 0
  const y = scaleLinear({
    domain: [least - around, isFlat && around === 0 ? least + 1 : most + around],
    range: [height - space.bottom, space.top],
    nice: ticksShown,
  })
  const ticks = isFlat && most === 0 ? [0] : y.ticks(ticksShown)
  const left = Math.max(24, ...ticks.map((tick) => textUnits(tickText(tick)) * digitWidth + 12))
  const x = scaleBand({
    domain: marks.map(({ key }) => key),
    range: [left, width - space.right],
    paddingInner: 0.35,
    paddingOuter: 0.2,
  })
  const inner = scaleBand({
    domain: Array.from({ length: seriesCount }, (_, at) => at),
    range: [0, x.bandwidth()],
    padding: seriesCount > 1 ? 0.08 : 0,
  })
  return { x, y, inner, ticks, left }
}

/** Widths of a text in digits: Chinese characters are twice as wide. */
const textUnits = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1.8 : 1), 0)
