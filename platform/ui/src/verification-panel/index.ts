export { VerificationPanel } from './VerificationPanel.tsx'
export type { VerificationAnswer, VerificationCode, VerificationKind } from './verification.ts'
