export { ConfirmProvider, confirmReady, useConfirm } from './confirm.tsx'
export type { ConfirmOptions } from './confirm.tsx'
