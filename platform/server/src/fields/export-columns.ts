import {
  type Field,
  type FieldName,
  type FieldSet,
  type Language,
  type RowOf,
  fieldText,
} from '@iisp/contract'
import type { ExportColumn } from '../calls/export-source.ts'
import { personNameIn } from '../calls/person-name.ts'

const kinds = { amount: 'amount', date: 'date', moment: 'dateTime' } as const

const kindOf = ({ kind }: Field): ExportColumn<never>['kind'] =>
  kind === 'amount' || kind === 'date' || kind === 'moment' ? kinds[kind] : 'text'

const textOf = (field: Field, value: unknown, language: Language): string =>
  field.kind === 'person' && typeof value === 'string'
    ? personNameIn(language, value)
    : fieldText(field, value, language)

/** The columns of an export, from the fields of its rows; all of them unless some are named. */
export function exportColumns<F extends FieldSet>(
  { named }: F,
  names?: readonly FieldName<F>[],
): Readonly<Record<string, ExportColumn<RowOf<F>>>> {
  const fields: Readonly<Record<string, Field>> = named
  return Object.fromEntries(
    (names ?? Object.keys(named)).map((key) => {
      const field = fields[key]
      if (field === undefined) throw new Error(`no field ${key}`)
      return [
        key,
        {
          title: field.name,
          kind: kindOf(field),
          value: (row: RowOf<F>, language: Language) =>
            textOf(field, (row as Readonly<Record<string, unknown>>)[key], language),
        },
      ]
    }),
  )
}
