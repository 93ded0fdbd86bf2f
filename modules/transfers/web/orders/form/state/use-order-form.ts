import type { OrderDetail } from '@iisp/transfers/contract'
import { useProfile, useUnsaved } from '@iisp/web'
import { useEffect, useReducer, useState } from 'react'
import { readDraft, writeDraft } from '../draft-store.ts'
import { type FormTarget, targetKey } from '../form-target.ts'
import { fieldsOf, type OrderFields } from './order-fields.ts'
import { type FormState, isDirty, openForm, orderForm } from './order-form.ts'

/** The form of an order on record, of a copy of it, or of a new one, before anything was typed. */
function fresh(target: FormTarget, order: OrderDetail | null, blank: OrderFields): FormState {
  if (order === null) return openForm(blank)
  if (target.mode === 'copy') return openForm(fieldsOf(order))
  const saved = { id: order.ID, version: order.VERSION, orderNo: order.ORDERNO }
  return openForm(fieldsOf(order), { order: saved, saved: true })
}

/** With the draft that was typed over the same version of the order, if there is one. */
function start(account: string, target: FormTarget, order: OrderDetail | null, blank: OrderFields) {
  const state = fresh(target, order, blank)
  const draft = readDraft(account, targetKey(target))
  if (draft === null || draft.version !== (state.order?.version ?? null)) return { state, restored: false }
  return {
    state: openForm(draft.fields, { initial: state.initial, order: state.order }),
    restored: true,
  }
}

/**
 * The form's state, its draft kept in the browser, and the mark of unsaved input on its tab.
 * @param blank what a new order starts with
 */
export function useOrderForm(target: FormTarget, order: OrderDetail | null, blank: OrderFields) {
  const account = useProfile()?.account ?? ''
  const key = targetKey(target)
  const [started] = useState(() => start(account, target, order, blank))
  const [state, dispatch] = useReducer(orderForm, started.state)
  const dirty = isDirty(state)
  const { fields } = state
  const version = state.order?.version ?? null
  useEffect(
    () => writeDraft(account, key, dirty ? { fields, version } : null),
    [account, key, dirty, fields, version],
  )
  useUnsaved(dirty)
  const forgetDraft = () => writeDraft(account, key, null)
  return { state, dispatch, dirty, restored: started.restored && dirty, forgetDraft }
}
