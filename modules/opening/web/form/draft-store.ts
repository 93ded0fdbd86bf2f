import type { FormFields, SavedAs } from './form-fields.ts'

/** Input that is not saved yet, over this version of an application; null: a new one. Never the fund password. */
export interface Draft {
  readonly fields: FormFields
  readonly saved: SavedAs | null
}

// The session's storage: a reload keeps it, a closed browser leaves nothing behind.
const place = (account: string, target: string) => `opening.draft:${account}:${target}`

const isDraft = (value: unknown): value is Draft => {
  const fields = (value as Draft | null)?.fields
  return typeof fields?.zh === 'string' && typeof fields.dkglbz === 'string' && Array.isArray(fields.files)
}

export function readDraft(account: string, target: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(place(account, target)) ?? 'null')
    return isDraft(draft) ? draft : null
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
