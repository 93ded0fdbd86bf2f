/** A code to scan. `valid` is in seconds; `qrUrl` may be a path on this site. */
export interface VerificationCode {
  readonly verifiedId: string
  readonly valid: number
  readonly qrUrl: string
  /** A code that is being reviewed or has passed is returned again instead of a new one. */
  readonly stage?: string
  /** The people who may be verified, with displayable names. */
  readonly persons?: readonly { readonly role: string; readonly name: string }[]
}
/** Answer of a poll. */
export interface VerificationAnswer {
  readonly verifiedResult: {
    readonly status: string
    readonly message: string
    readonly data: { readonly ispass: string }
  }
  readonly verifiedStatus: string
  readonly stage?: string
  readonly person?: { readonly role: string; readonly name: string } | null
}
export type VerificationKind = 'face' | 'video'

export type Outcome =
  | { readonly kind: 'pending'; readonly stage: 'waiting' | 'claimed' | 'reviewing' }
  | { readonly kind: 'passed'; readonly person: VerificationAnswer['person'] }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'expired' }

const faceFailures = ['1001', '1002', '1009']

/** Interprets a poll's answer: face by status and ispass, video by verifiedStatus. */
export function judge(kind: VerificationKind, answer: VerificationAnswer): Outcome {
  const { status, message, data } = answer.verifiedResult
  if (message.includes('失效')) return { kind: 'expired' }
  const hasPassed = kind === 'face' ? status === '1000' && data.ispass === '1' : answer.verifiedStatus === '1'
  if (hasPassed) return { kind: 'passed', person: answer.person }
  const hasFailed =
    kind === 'face' ? status === '1000' || faceFailures.includes(status) : answer.verifiedStatus === '2'
  if (hasFailed) return { kind: 'failed', message }
  const { stage } = answer
  return { kind: 'pending', stage: stage === 'claimed' || stage === 'reviewing' ? stage : 'waiting' }
}
