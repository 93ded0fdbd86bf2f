import { readDraft as read, writeDraft as write } from '@iisp/web'
import { type OrderFields, blankFields } from './state/order-fields.ts'

/** Input that was neither saved nor submitted. `version` is that of the edited order, null for a new order. */
export interface Draft {
  readonly fields: OrderFields
  readonly version: number | null
}

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
  const draft = read(place(account, target)) as Draft | null
  return draft !== null && isFields(draft.fields) ? draft : null
}

export const writeDraft = (account: string, target: string, draft: Draft | null): void =>
  write(place(account, target), draft)
