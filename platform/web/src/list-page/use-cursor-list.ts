import type { Call, Input } from '@iisp/contract'
import { useState } from 'react'
import { readPages } from './read-pages.ts'
import { type ListOptions, useListAnswer } from './use-list-answer.ts'

/** A page of a list that is walked by cursor. */
interface CursorPage {
  readonly list: readonly unknown[]
  readonly total: number
  readonly totalCapped?: boolean
  readonly next?: string | null
}

/**
 * A page of a list by keyset: forwards by the answer's cursor, backwards by the cursors already walked. Another
 * input begins at the first page again. What comes in is what the table takes.
 */
export function useCursorList<C extends Call>(call: C, input: Input<C>, options: ListOptions = {}) {
  const [pageSize, setPageSize] = useState(20)
  const asked = { ...(input as object), pageSize }
  const where = JSON.stringify(asked)
  // cursors belong to one list: another filter, order or size begins at the first page
  const [place, setPlace] = useState<{ where: string; walked: readonly string[] }>({ where, walked: [] })
  const walked = place.where === where ? place.walked : []
  const walk = (to: readonly string[]) => setPlace({ where, walked: to })
  const cursor = walked.at(-1)

  const answer = useListAnswer(
    call,
    { ...asked, ...(cursor !== undefined && { cursor }) } as Input<C>,
    options,
  )
  const data = answer.data as CursorPage | undefined

  // the last row of a page was moved on: its place is empty
  if (data?.list.length === 0 && walked.length > 0 && answer.isOwn) walk(walked.slice(0, -1))

  return {
    ...answer.shown,
    /** The whole answer. */
    data: answer.data,
    /** 查询 with the same filters: the first page, read again. */
    restart: () => (walked.length > 0 ? walk([]) : answer.shown.refresh()),
    paging: {
      mode: 'cursor',
      pageSize,
      sizes: 'business',
      place: walked.length,
      hasPrevious: walked.length > 0,
      hasNext: Boolean(data?.next),
      total: data?.total,
      totalCapped: data?.totalCapped,
      onPrevious: () => walk(walked.slice(0, -1)),
      onNext: () => data?.next && walk([...walked, data.next]),
      onPageSizeChange: setPageSize,
      readAll: readPages(call, input as object, {}, ({ next }: CursorPage) =>
        next ? { cursor: next } : null,
      ),
    } as const,
  }
}
