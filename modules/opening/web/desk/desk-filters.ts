import type { Input } from '@iisp/contract'
import { type ApplicationKind, applicationFlow, type openingDeskList } from '@iisp/opening/contract'

/** What the filter row holds; '', null or none asks for everything. */
export interface DeskFilters {
  readonly keyword: string
  readonly kind: string | null
  readonly statuses: readonly string[]
  readonly urged: string | null
}
export const noDeskFilters: DeskFilters = { keyword: '', kind: null, statuses: [], urged: null }

const { seenByDesk } = applicationFlow.sets

const isKind = (kind: string | null): kind is ApplicationKind => kind === '1' || kind === '2'

/** The filters as the call takes them; what is not set is left out. */
export const deskInput = ({
  keyword,
  kind,
  statuses,
  urged,
}: DeskFilters): Pick<Input<typeof openingDeskList>, 'keyword' | 'kind' | 'status' | 'urged'> => ({
  ...(keyword.trim() && { keyword: keyword.trim() }),
  ...(isKind(kind) && { kind }),
  ...(statuses.length > 0 && { status: statuses.join(',') }),
  ...(urged === '1' && { urged }),
})

export const deskQuery = (filters: DeskFilters) => new URLSearchParams(deskInput(filters))

/** The filters that an address names; what is none is ignored. */
export function deskFiltersFrom(query: URLSearchParams): DeskFilters {
  const kind = query.get('kind')
  const asked = (query.get('status') ?? '').split(',')
  return {
    keyword: (query.get('keyword') ?? '').slice(0, 50),
    kind: isKind(kind) ? kind : null,
    statuses: seenByDesk.filter((status) => asked.includes(status)),
    urged: query.get('urged') === '1' ? '1' : null,
  }
}
