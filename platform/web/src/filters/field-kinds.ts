import { isDate } from '@iisp/contract/date'
import { compare, isAmount } from '@iisp/contract/exact'
import type { DateRange } from '@iisp/ui/date-field'
import type { AmountRange, FilterField, InLocale, Labelled } from './filter-field.ts'

/** The address parameter of a filter; none if its value is empty. */
const parameter = (name: string, text: string): Readonly<Record<string, string>> =>
  text === '' ? {} : { [name]: text }

interface Keyword extends Labelled {
  readonly max: number
  readonly upperCase: boolean
}
export function keywordField(name: string, { upperCase, ...drawn }: Keyword): FilterField<string> {
  const write = (typed: string) => parameter(name, upperCase ? typed.trim().toUpperCase() : typed.trim())
  return {
    blank: '',
    params: [name],
    read: (query) => (query.get(name) ?? '').trim().slice(0, drawn.max),
    write,
    send: write,
    bind: (value, onChange) => ({ ...drawn, kind: 'keyword', value, onChange }),
  }
}

export const flagField = (
  name: string,
  send: (flag: boolean) => object = (flag) => ({ [name]: flag }),
): FilterField<boolean> => ({
  blank: false,
  params: [name],
  read: (query) => query.get(name) === '1',
  write: (flag) => parameter(name, flag ? '1' : ''),
  send,
  bind: () => ({ kind: 'own' }),
})

interface Choice<V extends string> extends Labelled {
  readonly options: readonly { readonly value: V; readonly label: InLocale }[]
}

export function oneOfField<V extends string>(name: string, drawn: Choice<V>): FilterField<V | null> {
  const known = (text: string | null) => drawn.options.find(({ value }) => value === text)?.value ?? null
  const write = (chosen: V | null) => parameter(name, chosen ?? '')
  return {
    blank: null,
    params: [name],
    read: (query) => known(query.get(name)),
    write,
    send: write,
    bind: (value, onChange) => ({
      ...drawn,
      kind: 'oneOf',
      value,
      onChange: (text) => onChange(known(text)),
    }),
  }
}

/** A filter with several options, separated by commas in the address and in the call's input. */
export function anyOfField<V extends string>(name: string, drawn: Choice<V>): FilterField<readonly V[]> {
  const known = (texts: readonly string[]) =>
    drawn.options.map(({ value }) => value).filter((value) => texts.includes(value))
  const write = (chosen: readonly V[]) => parameter(name, chosen.join(','))
  return {
    blank: [],
    params: [name],
    read: (query) => known((query.get(name) ?? '').split(',')),
    write,
    send: write,
    bind: (value, onChange) => ({
      ...drawn,
      kind: 'anyOf',
      value,
      onChange: (texts) => onChange(known(texts)),
    }),
  }
}

/** The names of a date range in the input of calls. Old links and saved views use them in the address, too. */
const [start, end] = ['startDate', 'endDate'] as const

/** A filter for a date range, both ends inclusive. */
export function datesField(drawn: Labelled): FilterField<DateRange | null> {
  return {
    blank: null,
    params: ['from', 'to', start, end],
    read: (query) => {
      const from = query.get('from') ?? query.get(start) ?? ''
      const to = query.get('to') ?? query.get(end) ?? ''
      return isDate(from) && isDate(to) && from <= to ? [from, to] : null
    },
    write: (dates) => (dates === null ? {} : { from: dates[0], to: dates[1] }),
    send: (dates) => (dates === null ? {} : { [start]: dates[0], [end]: dates[1] }),
    bind: (value, onChange) => ({ ...drawn, kind: 'dates', value, onChange }),
  }
}

const [least, most] = ['minAmount', 'maxAmount'] as const

interface Amounts {
  readonly labels: readonly [from: InLocale, to: InLocale]
  /** Error shown if the highest amount is below the lowest. */
  readonly crossed: InLocale
}

/** A filter for a range of amounts, both ends inclusive. */
export function amountsField({ labels, crossed }: Amounts): FilterField<AmountRange> {
  const amountIn = (text: string | null) => (text !== null && isAmount(text) ? text : '')
  const areCrossed = ([from, to]: AmountRange) => isAmount(from) && isAmount(to) && compare(from, to) > 0
  const write = ([from, to]: AmountRange) => ({ ...parameter(least, from), ...parameter(most, to) })
  return {
    blank: ['', ''],
    params: [least, most],
    read: (query) => [amountIn(query.get(least)), amountIn(query.get(most))],
    write,
    send: write,
    bind: (value, onChange) => ({
      kind: 'amounts',
      labels,
      fault: areCrossed(value) ? crossed : null,
      value,
      onChange,
    }),
  }
}
