import type { FieldSet, RowOf } from '@iisp/contract'
import type { Column } from '@iisp/ui/data-table'
import { useMemo } from 'react'
import { useLocale } from '../i18n/index.ts'
import { type ColumnEntries, columnsOf } from './columns-of.tsx'

/** The columns of a table, from the fields of its rows. `entries` and `fields` must keep their identity. */
export function useColumns<F extends FieldSet>(fields: F, entries: ColumnEntries<F>): Column<RowOf<F>>[] {
  const locale = useLocale()
  return useMemo(() => columnsOf(fields, locale, entries), [fields, locale, entries])
}
