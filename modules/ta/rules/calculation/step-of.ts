import type { CalculationStep } from '../../contract/terms/calculation.ts'

/** A step of a calculation. By default it is rounded half up and concerns the whole application. */
export const stepOf = (
  what: CalculationStep['what'],
  formula: string,
  inputs: Readonly<Record<string, string>>,
  result: string,
  { rounding = 'half-up', lot = null }: Partial<Pick<CalculationStep, 'rounding' | 'lot'>> = {},
): CalculationStep => ({
  what,
  lot,
  formula,
  inputs: Object.entries(inputs).map(([name, value]) => ({ name, value })),
  rounding,
  result,
})
