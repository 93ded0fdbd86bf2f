import { type AnnouncementState, announcementStates } from '@iisp/notices/contract'

export interface AnnouncementFilters {
  readonly keyword: string
  readonly state: AnnouncementState | null
}
export const noFilters: AnnouncementFilters = { keyword: '', state: null }

/** The filters that an address names. */
export const filtersFrom = (query: URLSearchParams): AnnouncementFilters => ({
  keyword: (query.get('keyword') ?? '').trim().slice(0, 50),
  state: announcementStates.find((state) => state === query.get('state')) ?? null,
})

/** As the call and the address take them: what is empty is left out. */
export const filterInput = ({ keyword, state }: AnnouncementFilters) => ({
  ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
  ...(state !== null && { state }),
})
export const queryOf = (filters: AnnouncementFilters) => new URLSearchParams(filterInput(filters))
