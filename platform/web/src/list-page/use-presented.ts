import type { Call } from '@iisp/contract'
import type { ReadAll } from '@iisp/ui/data-table'
import { useCallback, useMemo } from 'react'
import type { Row } from './use-list-answer.ts'

interface Answered<C extends Call> {
  readonly rows: readonly Row<C>[] | undefined
  readonly readAll: ReadAll<Row<C>>
}

/** The answered rows as the page presents them, those that are read for printing too. */
export function usePresented<C extends Call, R>(
  { rows, readAll }: Answered<C>,
  present: ((row: Row<C>) => R) | undefined,
): { readonly rows: readonly R[] | undefined; readonly readAll: ReadAll<R> } {
  const presented = useCallback(
    // without `present` the page shows the rows as they are
    (all: readonly Row<C>[]) => (present ? all.map(present) : (all as readonly unknown[] as readonly R[])),
    [present],
  )
  return {
    rows: useMemo(() => rows && presented(rows), [rows, presented]),
    readAll: async (limit, options) => presented(await readAll(limit, options)),
  }
}
