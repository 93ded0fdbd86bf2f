import { type Call, type Input } from '@iisp/contract'
import { mostChangesAsked } from '@iisp/contract/define-changes'
import { useEffect, useMemo } from 'react'
import { useCall } from '../../request/use-call.ts'
import { useLook } from './use-look.ts'

interface Shown {
  /** A call made by `defineChanges`, asked while `isOn`. */
  readonly call: Call
  readonly isOn: boolean
  /** The input of the list's filters, without page and order. */
  readonly input: object
  /** The moment set by the filter. */
  readonly only: number | null
  readonly keys: readonly string[]
  /** Changes with the content of the list; undefined: nothing is drawn yet. */
  readonly content: unknown
}
interface Changes {
  readonly since: number
  readonly ids: readonly string[]
  readonly count: number
  readonly capped: boolean
}
const none: Changes = { since: 0, ids: [], count: 0, capped: false }

/** Changes by others since the person last looked: the displayed rows, and the total number. */
export function useChanges({ call, isOn, input, only, keys, content }: Shown) {
  // the list waits for nothing: this is asked once it is drawn
  const isDrawn = isOn && content !== undefined
  const { lookedAt, note } = useLook(isDrawn)
  const since = only ?? lookedAt
  const enabled = isDrawn && since !== null
  const asked = { ...input, since: since ?? 0, ids: keys.slice(0, mostChangesAsked) }
  const { data, refetch } = useCall(call, asked as Input<Call>, {
    enabled,
    quiet: true,
    staleTime: 0,
    keepPrevious: true,
  })
  useEffect(() => {
    if (enabled) void refetch({ cancelRefetch: false })
  }, [enabled, refetch, content])
  const answered = data as Changes | undefined
  const { ids, count, capped } = enabled && answered?.since === since ? answered : none
  return { since, note, count, capped, keys: useMemo(() => new Set(ids), [ids]) }
}
