import { useMemo } from 'react'
import type { FilterSet } from '../filters/filters.ts'
import { ListFilters } from '../filters/ListFilters.tsx'
import { usePageLocation } from '../tabs/page-hooks.ts'

/** The filters of a list that is loaded whole and narrowed in the browser: their bar, and the values in the address. */
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
