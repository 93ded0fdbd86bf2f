export { readDraft, writeDraft } from './drafts.ts'
export { useDraft } from './use-draft.ts'
