import { isOneOf } from '@iisp/contract'
import type { FailureCode } from '../contract/fields.ts'
import { type Stage, type VerificationState, verificationFlow } from '../contract/states.ts'

const { codes, sets } = verificationFlow

/** The stored fields of a verification; times in milliseconds. */
export interface StoredState {
  readonly state: VerificationState
  readonly expiresAt: number
  readonly reviewUntil: number | null
  readonly useUntil: number | null
  readonly used: boolean
}

/** The stage of a verification at `now`: each state has its own expiry. */
export function stageAt(one: StoredState, now: number): Stage {
  return isOneOf(sets.shown, one.state) && !isExpired(one, now) ? one.state : 'expired'
}

function isExpired({ state, expiresAt, reviewUntil, useUntil, used }: StoredState, now: number): boolean {
  if (isOneOf(sets.onPhone, state)) return now >= expiresAt
  if (state === codes.reviewing) return now >= (reviewUntil ?? 0)
  return state === codes.passed && !used && now >= (useUntil ?? 0)
}

/** Whether a passed verification may still carry a submission. */
export const isUsable = (one: StoredState, now: number): boolean =>
  one.state === codes.passed && !one.used && now < (one.useUntil ?? 0)

/** Whether asking again gives this one instead of a new code. */
export const isKept = (one: StoredState, now: number): boolean =>
  isUsable(one, now) || stageAt(one, now) === codes.reviewing

/** Whether the phone that scanned the code may begin. */
export const phoneActionsOn = (one: StoredState, now: number): 'begin'[] =>
  isOneOf(sets.onPhone, stageAt(one, now)) ? ['begin'] : []

export interface Verdict {
  readonly verifiedResult: { status: string; message: string; data: { ispass: '0' | '1' } }
  readonly verifiedStatus: '0' | '1' | '2'
  readonly stage: Stage
}

const pending: Partial<Record<Stage, readonly [string, string]>> = {
  [codes.waiting]: ['1010', '请扫描二维码'],
  [codes.claimed]: ['1011', '请在手机上完成操作'],
  [codes.reviewing]: ['1012', '已提交，正在审核'],
}

/** The answer to a poll. `failure` is set for a failed verification. */
export function verdictOf(stage: Stage, failure: { code: FailureCode; message: string } | null): Verdict {
  const answer = (status: string, message: string, verifiedStatus: '0' | '1' | '2'): Verdict => ({
    verifiedResult: { status, message, data: { ispass: verifiedStatus === '1' ? '1' : '0' } },
    verifiedStatus,
    stage,
  })
  if (stage === codes.passed) return answer('1000', '核验通过', '1')
  if (stage === codes.failed) return answer(failure?.code ?? '1009', failure?.message ?? '核验未通过', '2')
  const [status, message] = pending[stage] ?? ['1008', '二维码失效，点击重试']
  return answer(status, message, '0')
}
