import { groupThousands } from '../number/index.ts'
import type { Locale } from '../locale/index.ts'

const steps = {
  zh: [
    [1e8, '亿'],
    [1e4, '万'],
  ],
  en: [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ],
} as const satisfies Record<Locale, readonly (readonly [number, string])[]>

/** A figure beside an axis, in 万 and 亿 or in K, M and B: 12500000 is 1,250万 or 12.5M. At most two decimals. */
export function axisText(value: number, locale: Locale): string {
  const [size, unit] = steps[locale].find(([from]) => Math.abs(value) >= from) ?? [1, '']
  return `${groupThousands(Math.round((value / size) * 100) / 100)}${unit}`
}
