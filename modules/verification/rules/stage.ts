import type { FailureCode, Stage } from '../contract/fields.ts'

/** A verification as it is stored; times in milliseconds. */
export interface StoredState {
  readonly state: 'waiting' | 'claimed' | 'reviewing' | 'passed' | 'failed' | 'replaced'
  readonly expiresAt: number
  readonly reviewUntil: number | null
  readonly useUntil: number | null
  readonly used: boolean
}

/** Where a verification stands at `now`: each state has its own end. */
export function stageAt(one: StoredState, now: number): Stage {
  if (one.state === 'replaced') return 'expired'
  if (one.state === 'waiting' || one.state === 'claimed') return now < one.expiresAt ? one.state : 'expired'
  if (one.state === 'reviewing') return now < (one.reviewUntil ?? 0) ? 'reviewing' : 'expired'
  if (one.state === 'passed') return one.used || now < (one.useUntil ?? 0) ? 'passed' : 'expired'
  return 'failed'
}

/** Whether a passed verification may still carry a submission. */
export const isUsable = (one: StoredState, now: number): boolean =>
  one.state === 'passed' && !one.used && now < (one.useUntil ?? 0)

/** Whether asking again gives this one instead of a new code. */
export const isKept = (one: StoredState, now: number): boolean =>
  isUsable(one, now) || (one.state === 'reviewing' && stageAt(one, now) === 'reviewing')

export interface Verdict {
  readonly verifiedResult: { status: string; message: string; data: { ispass: '0' | '1' } }
  readonly verifiedStatus: '0' | '1' | '2'
  readonly stage: Stage
}

const pending: Partial<Record<Stage, readonly [string, string]>> = {
  waiting: ['1010', '请扫描二维码'],
  claimed: ['1011', '请在手机上完成操作'],
  reviewing: ['1012', '已提交，正在审核'],
}

/** What the poll answers. `failure` is that of a failed one. */
export function verdictOf(stage: Stage, failure: { code: FailureCode; message: string } | null): Verdict {
  const answer = (status: string, message: string, verifiedStatus: '0' | '1' | '2'): Verdict => ({
    verifiedResult: { status, message, data: { ispass: verifiedStatus === '1' ? '1' : '0' } },
    verifiedStatus,
    stage,
  })
  if (stage === 'passed') return answer('1000', '核验通过', '1')
  if (stage === 'failed') return answer(failure?.code ?? '1009', failure?.message ?? '核验未通过', '2')
  const [status, message] = pending[stage] ?? ['1008', '二维码失效，点击重试']
  return answer(status, message, '0')
}
