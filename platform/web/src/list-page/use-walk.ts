import { groupThousands } from '@iisp/contract/group-thousands'
import type { ReadAll } from '@iisp/ui/data-table'
import type { Walk } from '@iisp/ui/drawer'
import { useLatest } from '@iisp/ui/hooks'
import { useEffect, useState } from 'react'
import { translator } from '../i18n/i18n.ts'
import { listTexts } from './list-texts.ts'
import { toast } from '../messages/messages.ts'
import { isRequestError } from '../request/request-error.ts'
import type { Turn } from './turn-of.ts'

interface Walked<R> {
  readonly rows: readonly R[] | undefined
  readonly rowKey: (row: R) => string
  readonly readAll: ReadAll<R>
  readonly waits: ((row: R) => boolean) | undefined
  readonly turn: Turn
  /** The opened row. */
  readonly key: string | null
  /** Opens a row in place of the opened one. */
  readonly go: (row: R) => void
  readonly close: () => void
}
/** Number of rows that are searched for the next waiting one. */
const searched = 500

/** A page turn under way. `take` is the row of the new page to open: from 0 on the first ones, from -1 down the last ones. */
interface Turning {
  readonly from: number
  readonly take: number
}
/** The row to take from a page, or the outermost on that side if the page is shorter. */
const rowAt = <R>(rows: readonly R[], take: number): R | undefined =>
  rows.at(take < 0 ? Math.max(take, -rows.length) : Math.min(take, rows.length - 1))

/** The ways from the opened row of a list: to its neighbours, also on the pages beside, and to the next that waits. */
export function useWalk<R>(walked: Walked<R>): { readonly walk: Walk | null; readonly onDone: () => void } {
  const { rows, rowKey, turn, key, go } = walked
  const [turning, setTurning] = useState<Turning | null>(null)
  const latest = useLatest(walked)

  const at = key === null ? -1 : (rows?.findIndex((row) => rowKey(row) === key) ?? -1)
  const arrived = turning !== null && turn.settled && turn.offset !== turning.from && rows !== undefined
  // the row at the edge of the page is open: the turn is over
  if (arrived && at >= 0) setTurning(null)
  useEffect(() => {
    const to = arrived && turning ? rowAt(latest.current.rows ?? [], turning.take) : undefined
    if (to !== undefined && latest.current.key !== null) latest.current.go(to)
  }, [arrived, turning, latest])

  const step = (to: R | undefined, page: (() => void) | null, by: 1 | -1) => {
    if (turning !== null) return further(turning, page, by)
    if (to !== undefined) return () => go(to)
    if (page === null) return null
    return () => {
      setTurning({ from: turn.offset, take: by === 1 ? 0 : -1 })
      page()
    }
  }
  /** A press while a page is being turned moves the row that will be opened; one back from its edge turns back. */
  const further = ({ from, take }: Turning, page: (() => void) | null, by: 1 | -1) => {
    const isBack = take === (by === 1 ? -1 : 0)
    if (!isBack) return () => setTurning({ from, take: take + by })
    if (page === null) return null
    return () => {
      setTurning(null)
      page()
    }
  }
  const walk =
    at < 0
      ? null
      : {
          position: `${groupThousands(turn.offset + at + 1)} / ${turn.length}`,
          onPrevious: step(at > 0 ? rows?.[at - 1] : undefined, turn.previous, -1),
          onNext: step(rows?.[at + 1], turn.next, 1),
        }

  const openNext = async (waits: (row: R) => boolean, place: number) => {
    const following = rows?.slice(at + 1).find(waits)
    if (at >= 0 && following !== undefined) return latest.current.go(following)
    const all = await walked.readAll(searched, {
      signal: new AbortController().signal,
      onRead: () => undefined,
    })
    // the person may have opened another one, or closed it
    if (latest.current.key !== key) return undefined
    const stays = all.findIndex((row) => rowKey(row) === key)
    const waiting = (row: R) => rowKey(row) !== key && waits(row)
    const found = all.slice(stays < 0 ? place : stays).find(waiting) ?? all.find(waiting)
    if (found !== undefined) return latest.current.go(found)
    latest.current.close()
    toast.success(translator(listTexts)('allDone'))
    return undefined
  }
  const onDone = () => {
    const { waits } = walked
    if (waits === undefined) return
    openNext(waits, turn.offset + Math.max(at, 0)).catch((thrown: unknown) => {
      if (!isRequestError(thrown)) throw thrown
    })
  }
  return { walk, onDone }
}
