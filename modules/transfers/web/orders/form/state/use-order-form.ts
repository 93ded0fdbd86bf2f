import type { OrderDetail } from '@iisp/transfers/contract'
import { useProfile, useUnsaved } from '@iisp/web'
import { useEffect, useReducer, useState } from 'react'
import { readDraft, storageKey, writeDraft } from '../draft-store.ts'
import { type FormTarget, targetKey } from '../form-target.ts'
import { fieldsOf, type OrderFields } from './order-fields.ts'
import { type FormState, isDirty, openForm, orderForm } from './order-form.ts'

/** The initial form of an existing order, of a copy or of a new order. */
function fresh(target: FormTarget, order: OrderDetail | null, blank: OrderFields): FormState {
  if (order === null) return openForm(blank)
  if (target.mode === 'copy') return openForm(fieldsOf(order))
  const saved = { id: order.ID, version: order.VERSION, orderNo: order.ORDERNO }
  return openForm(fieldsOf(order), { order: saved, saved: true })
}

/** The initial form, with the unsaved draft of the same version applied if there is one. */
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
 * The form's state. Also keeps its draft in the browser and marks its tab as unsaved.
 * @param blank initial values of a new order
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
  useUnsaved(dirty, storageKey(account, key))
  const forgetDraft = () => writeDraft(account, key, null)
  return { state, dispatch, dirty, restored: started.restored && dirty, forgetDraft }
}
