import { type Call, pageSupervisionOf, platformErrors, supervisionOf } from '@iisp/contract'
import { rememberPerson } from './principal.ts'
import { isRequestError } from './request-error.ts'

/** Checks that a call may require of a person. Each resolves to true once passed, so that the call can be retried. */
export interface Hurdles {
  /** Asks for the second factor again. */
  readonly factor: () => Promise<boolean>
  /** Asks for a supervisor's approval of this kind of act on this object. */
  readonly approval: (kind: string, object: string) => Promise<boolean>
}
let hurdles: Partial<Hurdles> = {}
/** Set by the portal. Without it the caller gets the refusal. */
export function configureHurdles(parts: Partial<Hurdles>): void {
  hurdles = parts
}

/**
 * Sends a request. If the server refuses it for a missing second factor or approval, shows the dialog for it over the
 * page and sends again, once for each. A refused request has had no effect, so nothing is done twice.
 * If the person declines, the caller gets the refusal marked as shown.
 */
export async function pastHurdles<T>(call: Call, input: object, send: () => Promise<T>): Promise<T> {
  const passed = new Set<string>()
  const isSamePerson = rememberPerson()
  for (;;) {
    try {
      return await send()
    } catch (thrown) {
      const pass = isRequestError(thrown) && !passed.has(thrown.code) && wayPast(thrown.code, call, input)
      if (!pass) throw thrown
      passed.add(thrown.code)
      if ((await pass()) && isSamePerson()) continue
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

/**
 * The act that the supervisor has to approve: the call itself, or opening its page. Null if the
 * refusal has another reason.
 */
function actOf(code: string, call: Call, input: object): { kind: string; object: string } | null {
  if (code === platformErrors.approvalNeeded.code) return supervisionOf(call, input)
  const kind = code === platformErrors.pageApprovalNeeded.code ? pageSupervisionOf(call) : null
  return kind === null ? null : { kind, object: '' }
}
