export { FlowSteps } from './FlowSteps.tsx'
export { ProgressDialog, type ProgressDialogProps } from './ProgressDialog.tsx'
export type { FileGroup, FlowTask, ProcessEntry } from './types.ts'
