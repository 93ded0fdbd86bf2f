import type { texts } from './texts.ts'

export const toQuarter = (year: number, quarter: number): string => `${year}-Q${quarter}`

/** Formats 2026-Q3 for display. */
export function quarterFormat(value: string, text: typeof texts.zh): string {
  const [year = '', quarter = ''] = value.split('-Q')
  return text.quarterOf(Number(year), text.quarters[Number(quarter) - 1] ?? '')
}
