import { platformErrors, refuse } from '@iisp/contract'
import type { ExportColumn, ExportSource } from '@iisp/server'

/** The columns of a source with these keys. Refuses keys that it has not. */
export const columnsOf = (
  { columns }: ExportSource,
  keys: readonly string[],
): readonly (ExportColumn<unknown> & { readonly key: string })[] =>
  keys.map((key) => {
    const column = Object.hasOwn(columns, key) ? columns[key] : undefined
    return { ...(column ?? refuse(platformErrors.badInput, { field: 'columns' })), key }
  })
