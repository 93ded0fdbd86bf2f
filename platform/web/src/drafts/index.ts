export { readDraft, writeDraft } from './drafts.ts'
export { useDraft, type Unsaved } from './use-draft.ts'
