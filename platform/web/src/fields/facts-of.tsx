import { type Field, type FieldName, type FieldSet, type RowOf, fieldText } from '@iisp/contract'
import { groupThousands } from '@iisp/contract/group-thousands'
import type { Fact } from '@iisp/ui/drawer'
import type { ReactNode } from 'react'
import type { Locale } from '../i18n/index.ts'
import { StateDot } from '../states/StateDot.tsx'

const longText = 100

/** Names of fields, or facts of the page's own; false and null are left out. */
export type FactEntries<F extends FieldSet> = readonly (FieldName<F> | Fact | false | null)[]

function factOf(field: Field, value: unknown, locale: Locale): Fact | null {
  const { kind, name, max = 0 } = field
  const text = fieldText(field, value, locale)
  if (kind === 'note' && text === '') return null
  return { label: name[locale], value: shownAs(field, value, text), wide: kind === 'note' || max > longText }
}

function shownAs({ kind, states }: Field, value: unknown, text: string): ReactNode {
  const state = states?.[String(value)]
  if (state !== undefined) return <StateDot of={state} />
  return kind === 'amount' && text !== '' ? groupThousands(text) : text
}

/**
 * The facts of a record, from its fields. Notes without text are left out, other empty fields are shown as empty.
 */
export function factsOf<F extends FieldSet>(
  { named }: F,
  row: RowOf<F>,
  locale: Locale,
  entries: FactEntries<F>,
): Fact[] {
  const fields: Readonly<Record<string, Field>> = named
  const values = row as Readonly<Record<string, unknown>>
  return entries.flatMap((entry) => {
    if (entry === false || entry === null) return []
    if (typeof entry !== 'string') return [entry]
    const field = fields[entry]
    if (field === undefined) throw new Error(`no field ${entry}`)
    return factOf(field, values[entry], locale) ?? []
  })
}
