import type { Language } from '@iisp/contract'
import type { ParamItem, ParamValues, Timepoint } from '../contract/settings.ts'
import { isParamTime } from './param-time.ts'

/** An item that says 不 ('0') clears what depends on it. */
export const isCleared = (item: Pick<ParamItem, 'dependsOn'>, values: ParamValues): boolean =>
  item.dependsOn !== '' && values[item.dependsOn as keyof ParamValues] !== '1'

const faults = {
  unknown: { zh: '设置项不存在', en: 'There is no such setting' },
  choice: { zh: '【{label}】的选项不存在，请重新选择', en: '{label}: there is no such choice' },
  time: { zh: '【{label}】须在07:00至21:59之间', en: '{label}: 07:00 to 21:59, please' },
  timeMissing: { zh: '请选择【{label}】', en: 'Please choose {label}' },
  days: { zh: '【{label}】请填写不小于0的工作日数', en: '{label}: please give working days from 0 on' },
} as const

export type Checked = { readonly values: ParamValues } | { readonly fault: string }

/** The values that are kept of a template: checked, and without what the rules clear. */
export function checkValues(
  items: readonly ParamItem[],
  given: ParamValues,
  language: Language = 'zh',
): Checked {
  const say = (fault: keyof typeof faults, label = '') =>
    ({ fault: faults[fault][language].replace('{label}', label) }) as const
  const known = new Set(items.map((item) => item.field))
  if (Object.keys(given).some((field) => !known.has(field))) return say('unknown')
  const checked: Record<string, unknown> = {}
  for (const item of items) {
    const value = isCleared(item, given) ? undefined : given[item.field as keyof ParamValues]
    const fault = value === undefined ? missing(item, given) : faultOf(item, value)
    if (fault) return say(fault, item.label)
    checked[item.field] = value === undefined ? empty(item) : kept(item, value)
  }
  return { values: checked }
}

const empty = (item: ParamItem) => {
  if (item.type === 'inputNumber') return null
  if (item.type === 'timePicker') return ''
  if (item.type !== 'singleSelect') return []
  return (item.option.find((option) => option.VALUE === '0') ?? item.option[0])?.VALUE
}

/** A fixed time must be given where one is asked for. */
const missing = (item: ParamItem, given: ParamValues): keyof typeof faults | null =>
  item.type === 'timePicker' && !isCleared(item, given) && item.dependsOn !== '' ? 'timeMissing' : null

function faultOf(item: ParamItem, value: unknown): keyof typeof faults | null {
  const options = new Map(item.option.map((option) => [option.VALUE, option]))
  switch (item.type) {
    case 'checkbox':
    case 'multipleSelect':
      return (value as readonly string[]).every((one) => options.has(one)) ? null : 'choice'
    case 'singleSelect':
      return options.has(value as string) ? null : 'choice'
    case 'timePicker':
      if (value === '') return item.dependsOn === '' ? null : 'timeMissing'
      return isParamTime(value as string) ? null : 'time'
    case 'inputNumber':
      return value === null || (value as number) >= 0 ? null : 'days'
    case 'frequencySelect': {
      const rows = value as readonly Timepoint[]
      if (rows.length > 1 || !rows.every((row) => options.has(row.VALUE))) return 'choice'
      const row = rows[0]
      const asks = row !== undefined && options.get(row.VALUE)?.isDesc === '1'
      return asks && (row.dny === undefined || row.dny === null) ? 'days' : null
    }
  }
}

/** A choice once, and of a row what its option says. */
function kept(item: ParamItem, value: unknown): unknown {
  if (item.type === 'checkbox' || item.type === 'multipleSelect') return [...new Set(value as string[])]
  if (item.type !== 'frequencySelect') return value
  return (value as readonly Timepoint[]).map((row) => {
    const option = item.option.find((one) => one.VALUE === row.VALUE)
    const asks = option?.isDesc === '1'
    return {
      VALUE: row.VALUE,
      NAME: option?.NAME ?? row.NAME,
      isDesc: asks ? '1' : '0',
      dny: asks ? (row.dny ?? null) : null,
      definePl: asks ? (row.definePl ?? '') : '',
    }
  })
}
