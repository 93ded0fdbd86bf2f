import type { Call, Input } from '@iisp/contract'
import { useState } from 'react'
import { readPages } from './read-pages.ts'
import { type ListOptions, useListAnswer } from './use-list-answer.ts'

/** One page of a list that is paged by cursor. */
interface CursorPage {
  readonly list: readonly unknown[]
  readonly total: number
  readonly totalCapped?: boolean
  readonly next?: string | null
}

interface Position {
  readonly listKey: string
  /** The cursors of the pages up to this one. */
  readonly walked: readonly string[]
  /**
   * Number of further pages to go once this one has arrived: each answer contains the cursor of the
   * next page.
   */
  readonly ahead: number
}
const atStart: Pick<Position, 'walked' | 'ahead'> = { walked: [], ahead: 0 }

/**
 * Pages through a list by cursor: forwards with the cursor of the answer, backwards with the earlier cursors. Changed
 * input starts at the first page. The result fits the props of the table.
 */
export function useCursorList<C extends Call>(call: C, input: Input<C>, options: ListOptions = {}) {
  const [pageSize, setPageSize] = useState(20)
  const asked = { ...(input as object), pageSize }
  const listKey = JSON.stringify(asked)
  // a cursor is valid for one filter, order and page size only
  const [position, setPosition] = useState<Position>({ listKey, walked: [], ahead: 0 })
  const { walked, ahead } = position.listKey === listKey ? position : atStart
  const walk = (to: readonly string[], further = 0) => setPosition({ listKey, walked: to, ahead: further })
  const cursor = walked.at(-1)

  const answer = useListAnswer(
    call,
    { ...asked, ...(cursor !== undefined && { cursor }) } as Input<C>,
    options,
  )
  const data = answer.data as CursorPage | undefined

  if (ahead > 0 && answer.isOwn && data) {
    if (data.next) walk([...walked, data.next], ahead - 1)
    else walk(walked)
  }
  const onNext = () => {
    if (!answer.isOwn) walk(walked, ahead + 1)
    else if (data?.next) walk([...walked, data.next])
  }

  // if the last row of a page has left the list, go back to the page before it
  if (data?.list.length === 0 && walked.length > 0 && answer.isOwn) walk(walked.slice(0, -1))

  return {
    ...answer.shown,
    /** The whole answer. */
    data: answer.data,
    /** Refetches the first page, for 查询 with unchanged filters. */
    restart: () => (walked.length > 0 ? walk([]) : answer.shown.refresh()),
    paging: {
      mode: 'cursor',
      pageSize,
      sizes: 'business',
      place: walked.length,
      hasPrevious: walked.length > 0,
      // while a page is on its way, nobody knows yet whether one follows it
      hasNext: !answer.isOwn || Boolean(data?.next),
      total: data?.total,
      totalCapped: data?.totalCapped,
      onPrevious: () => (ahead > 0 ? walk(walked, ahead - 1) : walk(walked.slice(0, -1))),
      onNext,
      onPageSizeChange: setPageSize,
      readAll: readPages(call, input as object, {}, ({ next }: CursorPage) =>
        next ? { cursor: next } : null,
      ),
    } as const,
  }
}
