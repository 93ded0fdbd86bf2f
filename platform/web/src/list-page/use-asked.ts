import type { Call, Input } from '@iisp/contract'
import { useMemo, useState } from 'react'
import type { ListProps } from './list-props.ts'
import { useListPage } from './use-list-page.ts'

/** The request of a list: input from the filters and sort order in the address, and options. */
export function useAsked<C extends Call, R, V extends object>(props: ListProps<C, R, V>) {
  const { id, filters, opening, input, sortInput } = props
  const page = useListPage(id, props.excludedParams, props.columnStore)
  const values = useMemo(() => filters?.read(page.filters, opening), [filters, page.filters, opening])
  const [polling, setPolling] = useState(false)
  return {
    page,
    values,
    input: { ...input, ...(values && filters?.input(values)), ...sortInput?.(page.sort) } as Input<C>,
    options: {
      enabled: page.enabled,
      refetchInterval: polling && pollEveryMs,
      fixedSize: props.fixedSize,
    },
    setPolling,
  }
}
const pollEveryMs = 2000

export type Asked<C extends Call, R, V extends object> = ReturnType<typeof useAsked<C, R, V>>
