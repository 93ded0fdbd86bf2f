import { readDraft as read, writeDraft as write } from '@iisp/web'
import { type OrderFields, blankFields } from './state/order-fields.ts'

/**
 * Input that was neither saved nor submitted. `version` is the version of the edited order, null
 * for a new order.
 */
export interface Draft {
  readonly fields: OrderFields
  readonly version: number | null
}

export const storageKey = (account: string, target: string) => `transfers.order-draft:${account}:${target}`

const sameKind = (value: unknown, model: unknown): boolean =>
  Array.isArray(model)
    ? Array.isArray(value)
    : model === null
      ? value === null || typeof value === 'string'
      : typeof value === typeof model

const isFields = (value: object): value is OrderFields =>
  Object.entries(blankFields).every(([key, model]) =>
    sameKind((value as Record<string, unknown>)[key], model),
  )

export function readDraft(account: string, target: string): Draft | null {
  const draft = read(storageKey(account, target)) as Draft | null
  // a draft of an older version of the portal lacks the fields that are new since
  const fields = { ...blankFields, ...draft?.fields }
  return draft !== null && isFields(fields) ? { ...draft, fields } : null
}

export const writeDraft = (account: string, target: string, draft: Draft | null): void =>
  write(storageKey(account, target), draft)
