export { ConfirmProvider, confirmReady, useConfirm } from './confirm.tsx'
export type { ConfirmOptions } from './question.ts'
