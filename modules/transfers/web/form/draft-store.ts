import { type OrderFields, blankFields } from './order-fields.ts'

/** Input that was neither saved nor submitted; `version` of the order it changes, null for a new order. */
export interface Draft {
  readonly fields: OrderFields
  readonly version: number | null
}

// The session's storage: a reload keeps it, a closed browser leaves no payment behind.
const place = (account: string, target: string) => `transfers.order-draft:${account}:${target}`

const sameKind = (value: unknown, model: unknown): boolean =>
  Array.isArray(model)
    ? Array.isArray(value)
    : model === null
      ? value === null || typeof value === 'string'
      : typeof value === typeof model

const isFields = (value: unknown): value is OrderFields =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(blankFields).every(([key, model]) =>
    sameKind((value as Record<string, unknown>)[key], model),
  )

export function readDraft(account: string, target: string): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(place(account, target)) ?? 'null') as Draft | null
    return draft !== null && isFields(draft.fields) ? draft : null
  } catch {
    return null
  }
}

export function writeDraft(account: string, target: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(place(account, target))
    else sessionStorage.setItem(place(account, target), JSON.stringify(draft))
  } catch {
    // where storage is refused the input lives as long as the page
  }
}
