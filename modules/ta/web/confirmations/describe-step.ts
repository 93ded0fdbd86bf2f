import type { BothLanguages } from '@iisp/contract'
import { groupThousands } from '@iisp/ui/number'
import type { Locale } from '@iisp/web'
import { type CalculationStep, calculationFigures } from '../../contract/terms/calculation.ts'

/** Names of the inputs of a formula, including the results of other steps. */
const names: ReadonlyMap<string, BothLanguages> = new Map<string, BothLanguages>([
  ...Object.entries(calculationFigures),
  ['amount', { zh: '申请金额', en: 'amount applied for' }],
  ['basis', { zh: '登记日份额', en: 'shares on the record date' }],
  ['perShare', { zh: '每份分红', en: 'dividend per share' }],
  ['fixedFee', { zh: '每笔固定费用', en: 'fixed fee' }],
  ['discount', { zh: '折扣', en: 'discount' }],
  ['nav', { zh: '单位净值', en: 'NAV' }],
  ['from', { zh: '登记日期', en: 'registered on' }],
  ['to', { zh: '确认日期', en: 'confirmed on' }],
  ['mark', { zh: '业绩基准净值', en: 'mark' }],
  ['performanceRate', { zh: '业绩报酬比例', en: 'performance rate' }],
])

/** The name of an input in the reader's language. English names are lower-case in a formula. */
function nameOf(name: string, locale: Locale): string {
  const known = names.get(name)
  if (known === undefined) return name
  return locale === 'en' && name !== 'nav' ? known.en.toLowerCase() : known[locale]
}

/** A formula with translated names: 净额 ÷ 单位净值. */
export const describeFormula = (formula: string, locale: Locale): string =>
  formula
    .replaceAll(' * ', ' × ')
    .replaceAll(' / ', ' ÷ ')
    .replaceAll(' - ', ' − ')
    .replaceAll(/[A-Za-z]+/g, (name) => nameOf(name, locale))

/** Groups the digits of amounts and shares; other values stay unchanged. */
const valueText = (value: string): string => (/^-?\d+\.\d\d$/.test(value) ? groupThousands(value) : value)

/** Describes a step of a calculation in one line: figure, formula, result and inputs. */
export function describeStep(
  { what, formula, inputs, result }: CalculationStep,
  rounding: string,
  locale: Locale,
) {
  const given = [...inputs.map(({ name, value }) => `${nameOf(name, locale)} ${valueText(value)}`), rounding]
  const [open, comma, close] = locale === 'zh' ? ['（', '，', '）'] : [' (', ', ', ')']
  return `${calculationFigures[what][locale]} = ${describeFormula(formula, locale)} = ${valueText(result)}${open}${given.join(comma)}${close}`
}
