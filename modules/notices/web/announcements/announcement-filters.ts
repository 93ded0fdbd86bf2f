export interface Filters {
  /** '' for all. */
  readonly year: string
  readonly name: string
}
export const noFilters: Filters = { year: '', name: '' }

/** The filters that an address names. */
export const filtersFrom = (query: URLSearchParams): Filters => ({
  year: /^[12]\d{3}$/.exec(query.get('year') ?? '')?.[0] ?? '',
  name: (query.get('name') ?? '').trim().slice(0, 50),
})

/** As the address takes them: what is empty is left out. */
export const queryOf = ({ year, name }: Filters) =>
  new URLSearchParams({ ...(year !== '' && { year }), ...(name.trim() !== '' && { name: name.trim() }) })
