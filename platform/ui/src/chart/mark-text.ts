import { groupThousands } from '../number/index.ts'
import type { BarChartProps, BarMark } from './chart-props.ts'

export const valueText = (value: string, unit: string) => `${groupThousands(value)} ${unit}`

/** What a mark is called for those who do not see it: its name, its values and what is marked of it. */
export function markText(
  { label, name = label, values, note, flag }: BarMark,
  { series, unit }: Pick<BarChartProps, 'series' | 'unit'>,
): string {
  const figures = values.map((value, at) => `${series[at]} ${valueText(value, unit)}`)
  return [name, ...figures, flag, note].filter(Boolean).join(' · ')
}
