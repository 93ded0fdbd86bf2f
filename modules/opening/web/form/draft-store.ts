import { readDraft as read, writeDraft as write } from '@iisp/web'
import type { FormFields, SavedAs } from './form-fields.ts'

/** Input that is not saved yet, over this version of an application; null: a new one. Never the fund password. */
export interface Draft {
  readonly fields: FormFields
  readonly saved: SavedAs | null
}

const place = (account: string, target: string) => `opening.draft:${account}:${target}`

const isDraft = (value: unknown): value is Draft => {
  const fields = (value as Draft | null)?.fields
  return typeof fields?.zh === 'string' && typeof fields.dkglbz === 'string' && Array.isArray(fields.files)
}

export function readDraft(account: string, target: string): Draft | null {
  const draft = read(place(account, target))
  return isDraft(draft) ? draft : null
}

export const writeDraft = (account: string, target: string, draft: Draft | null): void =>
  write(place(account, target), draft)
