import { useMemo } from 'react'
import type { FilterSet } from '../filters/filters.ts'
import { ListFilters } from '../filters/ListFilters.tsx'
import { usePageLocation } from '../tabs/page-hooks.ts'

/** Filter bar and applied filters, from the address, for a list that is loaded completely and filtered in the browser. */
export function useAddressFilters<V extends object>(filters: FilterSet<V, unknown>) {
  const { query, setQuery } = usePageLocation()
  const values = useMemo(() => filters.read(query), [filters, query])
  const bar = (
    <ListFilters
      filters={filters}
      value={values}
      loading={false}
      onQuery={(next) => setQuery(filters.write(next))}
    />
  )
  return { values, bar }
}
