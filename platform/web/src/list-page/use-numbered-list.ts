import type { Call, Input } from '@iisp/contract'
import { useState } from 'react'
import { readPages } from './read-pages.ts'
import { type ListOptions, useListAnswer } from './use-list-answer.ts'

/** One page of a list with numbered pages. */
interface NumberedPage {
  readonly list: readonly unknown[]
  readonly total: number
  readonly pageNo: number
  readonly pageSize: number
  readonly totalCapped?: boolean
}

interface NumberedOptions extends ListOptions {
  /** Rows per page if the person cannot choose it. */
  readonly fixedSize?: number | undefined
}

/** Pages through a list by page number, for lists that stay short. Changed input starts at the first page. */
export function useNumberedList<C extends Call>(
  call: C,
  input: Omit<Input<C>, 'pageNo' | 'pageSize'>,
  { fixedSize, ...options }: NumberedOptions = {},
) {
  const [pageSize, setPageSize] = useState(fixedSize ?? 20)
  const listKey = JSON.stringify({ ...input, pageSize })
  const [position, setPosition] = useState({ listKey, page: 1 })
  const page = position.listKey === listKey ? position.page : 1
  const turn = (to: number) => setPosition({ listKey, page: to })

  const answer = useListAnswer(call, { ...input, pageNo: page, pageSize } as Input<C>, options)
  const data = answer.data as NumberedPage | undefined

  // if the last row of a page has left the list, go back to the page before it
  if (data?.list.length === 0 && page > 1 && answer.isOwn) turn(page - 1)

  return {
    ...answer.shown,
    /** The whole answer. */
    data: answer.data,
    /** Refetches the first page, for 查询 with unchanged filters. */
    restart: () => (page > 1 ? turn(1) : answer.shown.refresh()),
    paging: {
      mode: 'server',
      page,
      pageSize,
      sizes: fixedSize === undefined ? 'business' : null,
      total: data?.total ?? 0,
      totalCapped: data?.totalCapped,
      onChange: (next: number, size: number) => {
        if (size === pageSize) turn(next)
        else setPageSize(size)
      },
      readAll: readPages(call, input, { pageNo: 1 }, ({ pageNo, pageSize: size, total }: NumberedPage) =>
        pageNo * size < total ? { pageNo: pageNo + 1 } : null,
      ),
    } as const,
  }
}
