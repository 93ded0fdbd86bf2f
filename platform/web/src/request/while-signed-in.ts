import { type Call, platformErrors } from '@iisp/contract'
import { engineText } from '../i18n/engine-texts.ts'
import { toast } from '../messages/messages.ts'
import { rememberPerson } from './principal.ts'
import { isRequestError } from './request-error.ts'
import { markLocked, unlockCount, untilUnlocked } from './screen-lock.ts'
import { sessionGate } from './session-gate.ts'

/** Called when the server reports that the session has ended. Shows one message, however many calls fail. */
export function endSession(): void {
  if (sessionGate.end('over')) toast.warning(engineText('request.signIn'))
}

/** Called when the session turns out to belong to another person than the page shows. */
export function endForOtherPerson(): void {
  if (sessionGate.end('otherPerson')) toast.warning(engineText('request.otherPerson'))
}

export interface Repeatable {
  /** Whether it may be sent again without asking: a read, or a write with an idempotency key. */
  readonly repeatable: boolean
  readonly signal?: AbortSignal | undefined
}

/**
 * Sends a request. If the screen turns out to be locked, a repeatable request is sent again after unlocking.
 * If the session turns out to have ended, shows one message, and sends a repeatable request again after the same person
 * has signed in over the page. It does the same if another person has signed in in another window.
 */
export async function whileSignedIn<T>(call: Call, send: () => Promise<T>, how: Repeatable): Promise<T> {
  const session = sessionGate.generation
  const unlocks = unlockCount()
  const isSamePerson = rememberPerson()
  try {
    return await send()
  } catch (thrown) {
    if (isRequestError(thrown) && thrown.code === platformErrors.sessionLocked.code) {
      // a late answer concerns an earlier lock
      if (unlockCount() === unlocks) markLocked()
      if (!how.repeatable) throw thrown
      thrown.shown = true
      if (!(await untilUnlocked(how.signal)) || !isSamePerson()) throw thrown
      return whileSignedIn(call, send, how)
    }
    if (!isRequestError(thrown) || thrown.status !== 401 || call.access.who === 'public') throw thrown
    thrown.shown = true
    // a late answer concerns an earlier session, not the current one
    const renewed = sessionGate.state === 'open' && sessionGate.generation !== session
    if (!renewed && thrown.code === platformErrors.otherPerson.code) endForOtherPerson()
    else if (!renewed) endSession()
    if (!how.repeatable || !(renewed || (await sessionGate.wait(how.signal))) || !isSamePerson()) throw thrown
    return whileSignedIn(call, send, how)
  }
}
