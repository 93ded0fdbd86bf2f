import { groupThousands } from '@iisp/contract/group-thousands'
import type { Paging } from '@iisp/ui/data-table'

/** The position of a page in its list, and how to turn to the pages next to it. */
export interface Turn {
  /** Rows before this page. */
  readonly offset: number
  /** Displayed length of the list: 37, or 10,000+. */
  readonly length: string
  /** The rows belong to this page, not to the previous one. */
  readonly settled: boolean
  readonly previous: (() => void) | null
  readonly next: (() => void) | null
}

export function turnOf<R>(paging: Exclude<Paging<R>, { mode: 'client' }>, settled: boolean): Turn {
  const { total = 0, totalCapped = false, pageSize } = paging
  const length = `${groupThousands(total)}${totalCapped ? '+' : ''}`
  if (paging.mode === 'cursor') {
    const { place = 0, hasPrevious, hasNext, onPrevious, onNext } = paging
    return {
      offset: place * pageSize,
      length,
      settled,
      previous: hasPrevious ? onPrevious : null,
      next: hasNext ? onNext : null,
    }
  }
  const { page, onChange } = paging
  return {
    offset: (page - 1) * pageSize,
    length,
    settled,
    previous: page > 1 ? () => onChange(page - 1, pageSize) : null,
    next: page * pageSize < total ? () => onChange(page + 1, pageSize) : null,
  }
}
