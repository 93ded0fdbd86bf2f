import {
  addTran,
  getDebitTransferDetail,
  type OrderDetail,
  ordersubmit,
  transferErrors,
} from '@iisp/transfers/contract'
import { isRequestError, request, toast, useText } from '@iisp/web'
import { type Dispatch, useRef, useState } from 'react'
import type { EntryMode } from '../form-target.ts'
import { formTexts } from '../form-texts.ts'
import { type FaultContext, isComplete, savingFaults, submittingFaults } from './order-faults.ts'
import type { FormAction, FormState, SavedOrder, SubmittedOrder } from '../state/order-form.ts'
import { orderInput } from '../state/order-input.ts'
import type { Faults } from './use-faults.ts'
import { useSendingErrors } from './use-sending-errors.ts'
import { useStaleAfterSending } from './use-stale-after-sending.ts'
import { useSubmitQuestion } from './use-submit-question.tsx'

interface Sending {
  readonly state: FormState
  readonly dispatch: Dispatch<FormAction>
  readonly mode: EntryMode
  /** Number of the partner account as shown. */
  readonly partnerNo: string | undefined
  /** The order pattern as shown. */
  readonly zlms: '1' | '2' | '3' | undefined
  readonly faults: Faults
  readonly context: FaultContext
  readonly onSaved: (order: SavedOrder) => void
  readonly onSubmitted: () => void
  /** Called when somebody else changed the order and it has to be reloaded. */
  readonly onReload: () => void
}

/**
 * Saves and submits, one request at a time. Each has a stored idempotency key, so that a second click does not count
 * twice.
 */
export function useOrderSending(sending: Sending) {
  const { state, dispatch, faults, context } = sending
  const t = useText(formTexts)
  const ask = useSubmitQuestion()
  const showError = useSendingErrors(faults, state.fields, sending.onReload)
  const markStale = useStaleAfterSending()
  const running = useRef(false)
  const [busy, setBusy] = useState<'save' | 'submit' | null>(null)

  const save = async (): Promise<SavedOrder | null> => {
    const { fields, order } = state
    if (!isComplete(fields)) return null
    const moved = await request(addTran, orderInput(fields, order, sending.mode, sending.partnerNo), {
      quiet: true,
    })
    const saved = { id: moved.id, version: moved.version, orderNo: moved.orderNo }
    dispatch({ type: 'saved', order: saved, sent: fields })
    sending.onSaved(saved)
    return saved
  }

  const submit = async ({ id, version }: SavedOrder, seen: OrderDetail): Promise<SubmittedOrder | null> => {
    const input = { id, version, ...(sending.zlms && { zlms: sending.zlms }) }
    try {
      return await request(ordersubmit, input, { quiet: true })
    } catch (error) {
      if (!isRequestError(error) || error.code !== transferErrors.possibleDuplicate.code) throw error
      const again = await ask(seen, error.msg)
      return again ? request(ordersubmit, { ...input, confirmTips: '1' }, { quiet: true }) : null
    }
  }

  const saveAndSubmit = async () => {
    const { fields } = state
    const known = state.saved ? state.order : null
    const order = known ?? (await save())
    if (order === null) return
    // the question shows the order as stored, with the server's payee mark
    const seen = await request(getDebitTransferDetail, { id: order.id }, { quiet: true })
    const answer = (await ask(seen)) && (await submit(order, seen))
    if (!answer) {
      if (known === null) toast.success(t('savedOnly', { no: order.orderNo }))
      return
    }
    dispatch({ type: 'submitted', answer, sent: fields })
    sending.onSubmitted()
  }

  const saveOnly = async () => {
    const order = await save()
    if (order) toast.success(t('saved', { no: order.orderNo }))
  }

  const run = async (what: 'save' | 'submit') => {
    if (running.current) return
    const wrong =
      what === 'save' ? savingFaults(state.fields, context) : submittingFaults(state.fields, context)
    faults.mark(wrong, state.fields)
    if (wrong.length > 0) return
    running.current = true
    setBusy(what)
    try {
      await (what === 'save' ? saveOnly() : saveAndSubmit())
    } catch (error) {
      showError(error)
    } finally {
      running.current = false
      setBusy(null)
      markStale()
    }
  }
  return { busy, save: () => void run('save'), submit: () => void run('submit') }
}
