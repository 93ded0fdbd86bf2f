import { type ComplaintState, complaintFlow } from '@iisp/guide/contract'

export interface ComplaintFilters {
  readonly state: ComplaintState | 'all'
  readonly keyword: string
  readonly dates: readonly [string, string] | null
}
export const openingFilters = (state: ComplaintFilters['state']): ComplaintFilters => ({
  state,
  keyword: '',
  dates: null,
})

const isState = (text: string | null): text is ComplaintFilters['state'] =>
  text === 'all' || complaintFlow.all.some((state) => state === text)
const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** The filters that an address names; `opening` where it names no state. */
export function complaintFiltersFrom(
  query: URLSearchParams,
  opening: ComplaintFilters['state'],
): ComplaintFilters {
  const state = query.get('state')
  const from = query.get('from')
  const to = query.get('to')
  return {
    state: isState(state) ? state : opening,
    keyword: (query.get('keyword') ?? '').slice(0, 50),
    dates: isDay(from) && isDay(to) ? [from, to] : null,
  }
}

export function complaintQuery({ state, keyword, dates }: ComplaintFilters): URLSearchParams {
  const query = new URLSearchParams({ state })
  if (keyword !== '') query.set('keyword', keyword)
  if (dates) {
    query.set('from', dates[0])
    query.set('to', dates[1])
  }
  return query
}

export const complaintInput = ({ state, keyword, dates }: ComplaintFilters) => ({
  ...(state !== 'all' && { state }),
  ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
  ...(dates && { startDate: dates[0], endDate: dates[1] }),
})
