export { ConfirmProvider, useConfirm } from './confirm.tsx'
export type { ConfirmOptions } from './confirm.tsx'
