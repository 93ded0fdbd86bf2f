export { VerificationPanel, type VerificationPanelProps } from './VerificationPanel.tsx'
export type { VerificationAnswer, VerificationCode, VerificationKind } from './verification.ts'
