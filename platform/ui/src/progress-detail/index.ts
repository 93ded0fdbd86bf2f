export { FlowSteps } from './FlowSteps.tsx'
export { ProgressDialog, type ProgressDialogProps } from './ProgressDialog.tsx'
export type { FlowTask } from './types.ts'
