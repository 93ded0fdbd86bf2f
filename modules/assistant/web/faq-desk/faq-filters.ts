import { type faqDeskList, faqCategories } from '@iisp/assistant/contract'
import type { Input } from '@iisp/contract'

export const faqStatuses = ['draft', 'published', 'changed', 'withdrawn'] as const

/** What the filter row holds; what is not set asks for everything. */
export type FaqFilters = {
  readonly [K in 'keyword' | 'category' | 'status']?: Input<typeof faqDeskList>[K] | undefined
}
export const noFaqFilters: FaqFilters = {}

/** The filters as the page's address writes them. */
export function faqQuery({ keyword = '', category, status }: FaqFilters): URLSearchParams {
  return new URLSearchParams({
    ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
    ...(category && { category }),
    ...(status && { status }),
  })
}

/** The filters that an address names, as the call takes them; what is none is ignored. */
export function faqFiltersFrom(query: URLSearchParams) {
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 100)
  const category = faqCategories.find((one) => one === query.get('category'))
  const status = faqStatuses.find((one) => one === query.get('status'))
  return { ...(keyword !== '' && { keyword }), ...(category && { category }), ...(status && { status }) }
}
