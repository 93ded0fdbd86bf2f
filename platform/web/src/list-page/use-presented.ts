import type { Call } from '@iisp/contract'
import type { ReadAll } from '@iisp/ui/data-table'
import { useCallback, useMemo } from 'react'
import type { Row } from './use-list-answer.ts'

interface Answered<C extends Call> {
  readonly rows: readonly Row<C>[] | undefined
  readonly readAll: ReadAll<Row<C>>
}

/** Applies the page's `present` to the rows of the answer and to the rows loaded for printing. */
export function usePresented<C extends Call, R>(
  { rows, readAll }: Answered<C>,
  present: ((row: Row<C>) => R) | undefined,
): { readonly rows: readonly R[] | undefined; readonly readAll: ReadAll<R> } {
  const presented = useCallback(
    // without `present` the rows are shown unchanged
    (all: readonly Row<C>[]) => (present ? all.map(present) : (all as readonly unknown[] as readonly R[])),
    [present],
  )
  return {
    rows: useMemo(() => rows && presented(rows), [rows, presented]),
    readAll: async (limit, options) => presented(await readAll(limit, options)),
  }
}
