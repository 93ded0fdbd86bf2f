// apart from index.ts, so that a form on a page loads none of the dialogs
export { ClosedForm } from './ClosedForm.tsx'
export { SaveAndSubmit } from './SaveAndSubmit.tsx'
