import { readDraft as read, writeDraft as write } from '@iisp/web'
import type { FormFields, SavedAs } from './form-fields.ts'

/** Unsaved input without the fund password. `saved` is the edited application and its version, null for a new one. */
export interface Draft {
  readonly fields: FormFields
  readonly saved: SavedAs | null
}

export const storageKey = (account: string, target: string) => `opening.draft:${account}:${target}`

const isDraft = (value: unknown): value is Draft => {
  const fields = (value as Draft | null)?.fields
  return typeof fields?.zh === 'string' && typeof fields.dkglbz === 'string' && Array.isArray(fields.files)
}

export function readDraft(account: string, target: string): Draft | null {
  const draft = read(storageKey(account, target))
  return isDraft(draft) ? draft : null
}

export const writeDraft = (account: string, target: string, draft: Draft | null): void =>
  write(storageKey(account, target), draft)
