import type { ReadAll } from '@iisp/ui/data-table'
import type { Walk } from '@iisp/ui/drawer'
import { useLatest } from '@iisp/ui/hooks'
import { useEffect, useState } from 'react'
import { translator } from '../i18n/i18n.ts'
import { listTexts } from './list-texts.ts'
import { toast } from '../messages/messages.ts'
import { isRequestError } from '../request/request-error.ts'
import { usePageLocation } from '../tabs/page-hooks.ts'
import { detailName } from './list-query.ts'
import type { Turn } from './turn-of.ts'
import { useWalk } from './use-walk.ts'

/** Props for the drawer of an opened row. */
export interface DrawerState<R> {
  readonly open: boolean
  readonly onClose: () => void
  /** Replaces the shown row after an action changed it, in case it is no longer in the list. */
  readonly onChange: (row: R) => void
  /** The previous and next row; null if the list does not offer them. */
  readonly walk: Walk | null
  /** Opens the next row that waits for an action. If there is none, closes the drawer with a message. */
  readonly onDone: () => void
}

interface Listed<R> {
  readonly rows: readonly R[] | undefined
  readonly rowKey: (row: R) => string
  readonly readAll: ReadAll<R>
  /** undefined: no buttons to the previous and next row. */
  readonly walk: { readonly waits?: ((row: R) => boolean) | undefined } | undefined
  readonly turn: Turn
}

/** Number of rows of the list that are searched for a row that is not on the page. */
const searchedRows = 500

/**
 * The row opened by the address (`detail=<key>`). It stays open when it leaves the list, and while its drawer slides out.
 * If a reload or a link names a row of another page, the list is searched for it.
 */
export function useOpened<R>({ rows, rowKey, readAll, walk, turn }: Listed<R>) {
  const { query, setQuery } = usePageLocation()
  const key = query.get(detailName)
  const [row, setRow] = useState<R | null>(null)
  // use each row of an answer only once, because the result of a later action is newer
  const [answered, setAnswered] = useState<R | null>(null)
  const listed = key === null ? undefined : rows?.find((one) => rowKey(one) === key)
  if (listed !== undefined && listed !== answered) {
    setAnswered(listed)
    setRow(listed)
  }
  const isOpen = key !== null && row !== null && rowKey(row) === key

  const close = () => {
    const next = new URLSearchParams(query)
    next.delete(detailName)
    setQuery(next)
  }
  const show = (opened: R, options?: { readonly push: true }) => {
    setRow(opened)
    const next = new URLSearchParams(query)
    next.set(detailName, rowKey(opened))
    setQuery(next, options)
  }
  // pushed, so that the back key closes the drawer
  const open = (opened: R) => show(opened, { push: true })
  const ways = useWalk({
    rows,
    rowKey,
    readAll,
    waits: walk?.waits,
    turn,
    key: isOpen ? key : null,
    // Replaces the address instead of pushing it, so that the back key closes the drawer from every
    // row.
    go: (to) => show(to),
    close,
  })

  const isMissing = key !== null && rows !== undefined && !isOpen && listed === undefined
  const latest = useLatest({ rowKey, readAll, close })
  useEffect(() => {
    if (!isMissing) return
    const search = new AbortController()
    const find = async () => {
      const all = await latest.current.readAll(searchedRows, {
        signal: search.signal,
        onRead: () => undefined,
      })
      const found = all.find((one) => latest.current.rowKey(one) === key)
      if (found) return setRow(found)
      latest.current.close()
      toast.warning(translator(listTexts)('gone'))
    }
    find().catch((thrown: unknown) => {
      if (!isRequestError(thrown)) throw thrown
    })
    return () => search.abort()
  }, [isMissing, key, latest])

  const drawer: DrawerState<R> = {
    open: isOpen,
    onClose: close,
    onChange: setRow,
    walk: walk ? ways.walk : null,
    onDone: ways.onDone,
  }
  return { row, open, drawer }
}
