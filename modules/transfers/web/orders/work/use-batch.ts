import { platformErrors } from '@iisp/contract'
import type { OrderRow } from '@iisp/transfers/contract'
import { isRequestError, request, useInvalidate, useText } from '@iisp/web'
import { useEffect, useRef, useState } from 'react'
import { affectedCalls } from '../steps/affected-calls.ts'
import { type BatchStep, offDateInput } from '../steps/order-choices.ts'
import { workTexts } from './work-texts.ts'

interface Refused {
  readonly order: OrderRow
  readonly why: string
}
export interface BatchResult {
  readonly taken: readonly OrderRow[]
  readonly refused: readonly Refused[]
  /** Not tried any more, or tried without an answer: to be processed again. */
  readonly left: readonly OrderRow[]
}
export interface BatchPlan {
  readonly step: BatchStep
  readonly orders: readonly OrderRow[]
  /** Whether an order is paid on another day than its date, which takes a reason. */
  readonly isOffDate: (order: OrderRow) => boolean
}

/**
 * Takes a step on several orders, one call after the other: each with the version that was selected, its own
 * idempotency key, check and audit row. A refusal does not stop the others. A missing answer, or a factor or approval
 * that the person does not give, does.
 */
export function useBatch({ step, orders, isOffDate }: BatchPlan) {
  const t = useText(workTexts)
  const invalidate = useInvalidate()
  const stopped = useRef(false)
  const [at, setAt] = useState<number | null>(null)
  const [result, setResult] = useState<BatchResult | null>(null)
  const [stopping, setStopping] = useState(false)
  const stop = () => {
    stopped.current = true
    setStopping(true)
  }
  // a page that was closed takes no further order
  useEffect(() => {
    stopped.current = false
    return () => void (stopped.current = true)
  }, [])

  /** Resolves to whether every order was tried. */
  const run = async (reason: string): Promise<boolean> => {
    const taken: OrderRow[] = []
    const refused: Refused[] = []
    let tried = 0
    let isOpen = true
    for (const order of orders) {
      if (stopped.current || !isOpen) break
      setAt(tried)
      const input = isOffDate(order) ? offDateInput(order, reason) : step.input(order, '')
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the batch can be stopped
        await request(step.call, input as never, { quiet: true })
        taken.push(order)
      } catch (thrown) {
        if (!isRequestError(thrown)) throw thrown
        const isAnswer = thrown.kind === 'answer' && thrown.status < 500
        isOpen = isAnswer && !thrown.shown
        const isConflict = thrown.code === platformErrors.conflict.code
        const why = isConflict ? t('changed') : thrown.msg
        refused.push({ order, why: isAnswer ? why : t('unsure', { why }) })
        // an unanswered order stays selected: repeated, it counts once
        if (!isOpen) break
      }
      tried += 1
    }
    setResult({ taken, refused, left: orders.slice(tried) })
    void invalidate(affectedCalls)
    return tried === orders.length
  }
  return { at, result, stopping, stop, run }
}
