import { createContext, use } from 'react'

/** The page that a component belongs to. Changes only with the page's own address. */
export interface PageSelf {
  readonly key: string
  /** Full path with /iisp. */
  readonly path: string
  /** Query without the question mark. */
  readonly query: string
  readonly menuId: string | null
  readonly life: number
}

export const PageContext = createContext<PageSelf | null>(null)

export function usePage(): PageSelf {
  const page = use(PageContext)
  if (!page) throw new Error('a page hook was called outside a page')
  return page
}
