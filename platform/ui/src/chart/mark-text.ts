import { groupThousands } from '../number/index.ts'
import type { BarChartProps, BarMark } from './chart-props.ts'

export const valueText = (value: string, unit: string) => `${groupThousands(value)} ${unit}`

/** The accessible name of a mark: its name, its values and its tag. */
export function markText(
  { label, name = label, values, note, flag }: BarMark,
  { series, unit }: Pick<BarChartProps, 'series' | 'unit'>,
): string {
  const figures = values.map((value, at) => `${series[at]} ${valueText(value, unit)}`)
  return [name, ...figures, flag, note].filter(Boolean).join(' · ')
}
