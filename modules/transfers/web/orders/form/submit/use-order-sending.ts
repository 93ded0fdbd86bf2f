import {
  addTran,
  getDebitTransferDetail,
  getNextCommandPattern,
  getRemainBalanceByAccountNewRV,
  getTgzhByType,
  getTransferList,
  type OrderDetail,
  ordersubmit,
  transferErrors,
} from '@iisp/transfers/contract'
import { isRequestError, request, toast, useInvalidate, useText, useWrite } from '@iisp/web'
import { type Dispatch, useState } from 'react'
import type { EntryMode } from '../form-target.ts'
import { formTexts } from '../form-texts.ts'
import { isComplete } from './order-faults.ts'
import type { FormAction, FormState, SavedOrder, SubmittedOrder } from '../state/order-form.ts'
import { orderInput } from '../state/order-fields.ts'
import type { Faults } from './use-faults.ts'
import { useSendingErrors } from './use-sending-errors.ts'
import { useSubmitQuestion } from './use-submit-question.tsx'

interface Sending {
  readonly state: FormState
  readonly dispatch: Dispatch<FormAction>
  readonly mode: EntryMode
  /** Number of the partner account as shown. */
  readonly partnerAccountNo: string | undefined
  /** The order pattern as shown. */
  readonly zlms: '1' | '2' | '3' | undefined
  readonly faults: Faults
  readonly onSaved: (order: SavedOrder) => void
  readonly onSubmitted: () => void
  /** Called when somebody else changed the order and it has to be reloaded. */
  readonly onReload: () => void
}
const quiet = { quiet: true }

/** Calls whose answers an attempt to save or submit may change. */
const affectedCalls = [
  getTransferList,
  getDebitTransferDetail,
  getNextCommandPattern,
  getTgzhByType,
  getRemainBalanceByAccountNewRV,
]

/**
 * Saves and submits, one request at a time. Each has a stored idempotency key, so that a second click does not count
 * twice.
 */
export function useOrderSending(sending: Sending) {
  const { faults } = sending
  const steps = useSteps(sending)
  const showError = useSendingErrors(faults, sending.onReload)
  const invalidate = useInvalidate()
  const { busy, run } = useWrite()
  const [what, setWhat] = useState<'save' | 'submit'>('save')
  const start = (next: 'save' | 'submit') => {
    if (busy) return
    if (!faults.judge(next)) return
    setWhat(next)
    void run(() =>
      steps[next]()
        .catch(showError)
        .finally(() => void invalidate(affectedCalls)),
    )
  }
  return { busy: busy ? what : null, save: () => start('save'), submit: () => start('submit') }
}

function useSteps({ state, dispatch, mode, partnerAccountNo, zlms, onSaved, onSubmitted }: Sending) {
  const { fields, order } = state
  const t = useText(formTexts)
  const ask = useSubmitQuestion()

  const store = async (): Promise<SavedOrder | null> => {
    if (!isComplete(fields)) return null
    const { id, version, orderNo } = await request(
      addTran,
      orderInput(fields, order, mode, partnerAccountNo),
      quiet,
    )
    const saved = { id, version, orderNo }
    dispatch({ type: 'saved', order: saved, sent: fields })
    onSaved(saved)
    return saved
  }
  const hand = async ({ id, version }: SavedOrder, seen: OrderDetail): Promise<SubmittedOrder | null> => {
    const input = { id, version, ...(zlms && { zlms }) }
    try {
      return await request(ordersubmit, input, quiet)
    } catch (error) {
      if (!isRequestError(error) || error.code !== transferErrors.possibleDuplicate.code) throw error
      const again = await ask(seen, error.msg)
      return again ? request(ordersubmit, { ...input, confirmTips: '1' }, quiet) : null
    }
  }
  return {
    save: async () => {
      const saved = await store()
      if (saved) toast.success(t('saved', { no: saved.orderNo }))
    },
    submit: async () => {
      const known = state.saved ? order : null
      const saved = known ?? (await store())
      if (saved === null) return
      // the question shows the order as stored, with the server's payee mark
      const seen = await request(getDebitTransferDetail, { id: saved.id }, quiet)
      const answer = (await ask(seen)) && (await hand(saved, seen))
      if (answer) {
        dispatch({ type: 'submitted', answer, sent: fields })
        onSubmitted()
      } else if (known === null) toast.success(t('savedOnly', { no: saved.orderNo }))
    },
  }
}
