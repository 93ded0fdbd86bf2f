import type { FieldName, FieldSet, RowOf } from '@iisp/contract'
import type { Column } from '@iisp/ui/data-table'
import { useMemo } from 'react'
import { useLocale } from '../i18n/index.ts'
import { type ColumnEntry, columnsOf } from './columns-of.tsx'

/** The columns of a table, from the fields of its rows. `entries` and `fields` must keep their identity. */
export function useColumns<F extends FieldSet>(
  fields: F,
  entries: readonly ColumnEntry<FieldName<F>, RowOf<F>>[],
): Column<RowOf<F>>[] {
  const locale = useLocale()
  return useMemo(() => columnsOf(fields, locale, entries), [fields, locale, entries])
}
