import { type Field, type FieldName, type FieldSet, type RowOf, fieldText } from '@iisp/contract'
import type { Column } from '@iisp/ui/data-table'
import { textWidth } from '@iisp/ui/text-width'
import type { Locale } from '../i18n/index.ts'
import { stateColumn } from '../states/state-column.tsx'

/** A column of a field, by the field's name or with what differs from its usual form; or a column of the page's own. */
type ColumnEntry<N extends string, R> = N | (Partial<Column<R>> & { readonly key: N }) | Column<R>
/** The columns of the records with these fields. */
export type ColumnEntries<F extends FieldSet> = readonly ColumnEntry<FieldName<F>, RowOf<F>>[]

const widths = {
  note: 220,
  amount: 150,
  figure: 120,
  count: 100,
  date: 120,
  moment: 170,
  person: 100,
  yesNo: 100,
  key: 140,
}
const nameWidth = 220
const shortText = 20
const longText = 60

const padding = 26
const dot = 16
const digit = 8
const halfWidth = 7

/** In px, by what a field holds; texts by their bound, words by the longest of their names. */
function widthOf({ kind, max = longText, names = {} }: Field, locale: Locale): number {
  if (kind === 'choice' || kind === 'state') {
    const longest = Math.max(...Object.values(names).map((name) => textWidth(name[locale]) * halfWidth))
    return Math.min(Math.max(longest + padding + dot, 100), nameWidth)
  }
  if (kind === 'identifier') return max * digit + padding
  if (kind !== 'text') return widths[kind]
  return max <= shortText ? 110 : max <= longText ? 140 : nameWidth
}
const figures = { amount: 'amount', figure: 'number', count: 'number' } as const

const figureOf = ({ kind }: Field) =>
  kind === 'amount' || kind === 'figure' || kind === 'count' ? { kind: figures[kind] } : {}

function columnOf<R>(key: string, field: Field, locale: Locale): Column<R> {
  const base = { key, title: field.name[locale], width: widthOf(field, locale) }
  const valueOf = (row: R) => (row as Readonly<Record<string, unknown>>)[key]
  const { states } = field
  if (states !== undefined)
    return stateColumn(base, (row) => states[String(valueOf(row))] ?? unknownState, locale)
  return { ...base, ...figureOf(field), value: (row) => fieldText(field, valueOf(row), locale) || '--' }
}
const unknownState = { name: { zh: '--', en: '--' }, tone: 'neutral' } as const

/** The columns of a table, from the fields of its rows. The first one stays in sight. */
export function columnsOf<F extends FieldSet>(
  { named }: F,
  locale: Locale,
  entries: ColumnEntries<F>,
): Column<RowOf<F>>[] {
  const fields: Readonly<Record<string, Field>> = named
  return entries.map((entry, at) => {
    const { key, ...own } = typeof entry === 'string' ? { key: entry } : entry
    const field = fields[key]
    const usual: Pick<Column<RowOf<F>>, 'key'> = field === undefined ? { key } : columnOf(key, field, locale)
    return { ...(at === 0 && { fixed: 'left' as const }), ...usual, ...own } as Column<RowOf<F>>
  })
}
