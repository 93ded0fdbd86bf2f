import { type Call, platformErrors } from '@iisp/contract'
import { say } from '../i18n/engine-texts.ts'
import { toast } from '../messages/messages.ts'
import { isRequestError } from './request-error.ts'
import { markLocked, untilUnlocked } from './screen-lock.ts'
import { sessionGate } from './session-gate.ts'

/** The server says that the session is gone: told once, however many calls hear of it. */
export function endSession(): void {
  if (sessionGate.end()) toast.warning(say('request.signIn'))
}

export interface Repeatable {
  /** Whether it may be sent a second time without asking: a read, or a write with an idempotency key. */
  readonly repeatable: boolean
  readonly signal?: AbortSignal | undefined
}

/**
 * Sends; where the answer is that the screen is locked, sends again after it was unlocked, if it may be repeated;
 * where the answer is that the session has ended, tells so once, and sends again after the same person
 * has signed in over the page, if it may be repeated.
 */
export async function whileSignedIn<T>(call: Call, send: () => Promise<T>, how: Repeatable): Promise<T> {
  const session = sessionGate.generation
  try {
    return await send()
  } catch (thrown) {
    if (isRequestError(thrown) && thrown.code === platformErrors.sessionLocked.code) {
      markLocked()
      if (!how.repeatable) throw thrown
      thrown.shown = true
      if (!(await untilUnlocked(how.signal))) throw thrown
      return whileSignedIn(call, send, how)
    }
    if (!isRequestError(thrown) || thrown.status !== 401 || call.access.who === 'public') throw thrown
    thrown.shown = true
    // an answer that comes late says nothing about the session that has begun meanwhile
    const renewed = sessionGate.state === 'open' && sessionGate.generation !== session
    if (!renewed) endSession()
    if (!how.repeatable || !(renewed || (await sessionGate.wait(how.signal)))) throw thrown
    return whileSignedIn(call, send, how)
  }
}
