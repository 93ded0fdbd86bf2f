import type { WorkingStep } from '../../contract/terms/working.ts'

/** A step of a calculation. By default it is rounded half up and concerns the whole application. */
export const stepOf = (
  what: WorkingStep['what'],
  formula: string,
  inputs: Readonly<Record<string, string>>,
  result: string,
  { rounding = 'half-up', lot = null }: Partial<Pick<WorkingStep, 'rounding' | 'lot'>> = {},
): WorkingStep => ({
  what,
  lot,
  formula,
  inputs: Object.entries(inputs).map(([name, value]) => ({ name, value })),
  rounding,
  result,
})
