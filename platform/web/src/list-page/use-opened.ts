import type { ReadAll } from '@iisp/ui/data-table'
import type { Walk } from '@iisp/ui/drawer'
import { useLatest } from '@iisp/ui/hooks'
import { useEffect, useState } from 'react'
import { engineText } from '../i18n/engine-texts.ts'
import { toast } from '../messages/messages.ts'
import { isRequestError } from '../request/request-error.ts'
import { usePageLocation } from '../tabs/page-hooks.ts'
import { detailName } from './list-query.ts'
import type { Turn } from './turn-of.ts'
import { useWalk } from './use-walk.ts'

/** For the drawer of an opened row. */
export interface DrawerState<R> {
  readonly open: boolean
  readonly onClose: () => void
  /** What a decision made of the row, in case the list no longer has it. */
  readonly onChange: (row: R) => void
  /** Where the list is walked: the ways to the rows beside this one. */
  readonly walk: Walk | null
  /** Where rows wait for a decision: opens the next one that does, or closes the drawer and says that none is left. */
  readonly onDone: () => void
}

interface Listed<R> {
  readonly rows: readonly R[] | undefined
  readonly rowKey: (row: R) => string
  readonly readAll: ReadAll<R>
  /** Absent: the drawer is not walked from row to row. */
  readonly walk: { readonly waits?: ((row: R) => boolean) | undefined } | undefined
  readonly turn: Turn
}

/** How many rows are looked through for one that is not on the page. */
const searched = 500

/**
 * The row that the address opens (`detail=<key>`). It stays when it leaves the list, and while its drawer slides out.
 * A reload or a link may name a row of another page: then that is looked for.
 */
export function useOpened<R>({ rows, rowKey, readAll, walk, turn }: Listed<R>) {
  const { query, setQuery } = usePageLocation()
  const key = query.get(detailName)
  const [row, setRow] = useState<R | null>(null)
  // an answer of the list counts once: what a decision made of the row is newer than the answer before it
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
  // the back key closes the drawer again
  const open = (opened: R) => show(opened, { push: true })
  const ways = useWalk({
    rows,
    rowKey,
    readAll,
    waits: walk?.waits,
    turn,
    key: isOpen ? key : null,
    // the back key still leads out of the drawer, not through the rows that were walked
    go: (to) => show(to),
    close,
  })

  const isMissing = key !== null && rows !== undefined && !isOpen && listed === undefined
  const latest = useLatest({ rowKey, readAll, close })
  useEffect(() => {
    if (!isMissing) return
    const search = new AbortController()
    const find = async () => {
      const all = await latest.current.readAll(searched, { signal: search.signal, onRead: () => undefined })
      const found = all.find((one) => latest.current.rowKey(one) === key)
      if (found) return setRow(found)
      latest.current.close()
      toast.warning(engineText('list.gone'))
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
