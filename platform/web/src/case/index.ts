export { CaseButtons } from './CaseButtons.tsx'
export { CaseDrawer } from './CaseDrawer.tsx'
export { OwnActNote } from './OwnActNote.tsx'
export { sentAs, useCaseActions } from './use-case-actions.tsx'
