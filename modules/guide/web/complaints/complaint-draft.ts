import { readDraft, writeDraft } from '@iisp/web'

/** A complaint that has not been sent, or only its feedback. */
export interface ComplaintDraft {
  readonly text: string
  /** The feedback that the server has already stored, with its text. Its post has not been sent yet. */
  readonly stored: { readonly id: string; readonly msg: string; readonly of: string } | null
}
const blank: ComplaintDraft = { text: '', stored: null }

const place = (account: string, menuId: string) => `guide.complaint:${account}:${menuId}`

const isDraft = (value: unknown): value is ComplaintDraft => {
  const draft = value as ComplaintDraft | null
  return typeof draft?.text === 'string' && (draft.stored === null || typeof draft.stored?.of === 'string')
}

export function readComplaint(account: string, menuId: string): ComplaintDraft {
  const draft = readDraft(place(account, menuId))
  return isDraft(draft) ? draft : blank
}
export const writeComplaint = (account: string, menuId: string, draft: ComplaintDraft): void =>
  writeDraft(place(account, menuId), draft.text === '' && draft.stored === null ? null : draft)
