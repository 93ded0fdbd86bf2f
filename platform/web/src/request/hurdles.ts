import { type Call, pageSupervisionOf, platformErrors, supervisionOf } from '@iisp/contract'
import { isRequestError } from './request-error.ts'

/** What may stand between a person and a call, and how they get past it; true: they have, and the call may go again. */
export interface Hurdles {
  /** A second factor has to be proven anew. */
  readonly factor: () => Promise<boolean>
  /** A supervisor has to approve an act of this kind on this object. */
  readonly approval: (kind: string, object: string) => Promise<boolean>
}
let hurdles: Partial<Hurdles> = {}
/** The portal says how; without it the refusal goes to whoever asked. */
export function configureHurdles(parts: Partial<Hurdles>): void {
  hurdles = parts
}

/**
 * Sends; where the server refuses because something has to be proven or approved first, lets the person do that over
 * the page and sends again, once each. It had refused before anything was done, so that this cannot double an act.
 * Whoever declines has seen why: the refusal goes to the caller as shown.
 */
export async function pastHurdles<T>(call: Call, input: object, send: () => Promise<T>): Promise<T> {
  const passed = new Set<string>()
  for (;;) {
    try {
      return await send()
    } catch (thrown) {
      const pass = isRequestError(thrown) && !passed.has(thrown.code) && wayPast(thrown.code, call, input)
      if (!pass) throw thrown
      passed.add(thrown.code)
      if (await pass()) continue
      thrown.shown = true
      throw thrown
    }
  }
}

function wayPast(code: string, call: Call, input: object): (() => Promise<boolean>) | undefined {
  if (code === platformErrors.factorNeeded.code) return hurdles.factor
  const act = actOf(code, call, input)
  const { approval } = hurdles
  return act && approval ? () => approval(act.kind, act.object) : undefined
}

/** What a supervisor has to approve: the act itself, or that its page is opened. */
function actOf(code: string, call: Call, input: object): { kind: string; object: string } | null {
  if (code === platformErrors.approvalNeeded.code) return supervisionOf(call, input)
  const kind = code === platformErrors.pageApprovalNeeded.code ? pageSupervisionOf(call) : null
  return kind === null ? null : { kind, object: '' }
}
