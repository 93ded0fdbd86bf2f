export { CaseButtons } from './CaseButtons.tsx'
export { OwnActNote } from './OwnActNote.tsx'
export { useCaseActions } from './use-case-actions.tsx'
