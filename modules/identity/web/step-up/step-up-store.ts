import { isRequestError } from '@iisp/web'
import { createStore } from 'zustand/vanilla'
import type { SentCode } from '../../contract/step-up.ts'
import * as calls from './step-up-calls.ts'

/** A code under way, and until when: milliseconds of this window's clock. */
export interface CodeSent extends SentCode {
  readonly validUntil: number
  readonly resendAt: number
}
interface State {
  /** The dialog stands over the page. */
  readonly open: boolean
  readonly busy: boolean
  /** Kept when the dialog is closed: the code on the phone still holds. */
  readonly sent: CodeSent | null
  /** Why the last step failed, in words; '' where it did not. */
  readonly error: string
}
const idle: State = { open: false, busy: false, sent: null, error: '' }
export const stepUpStore = createStore<State>(() => idle)

/** Milliseconds after a refusal of the person in which they are not asked again: many calls may wait for one answer. */
export const declineMs = 1000

let asking: Promise<boolean> | null = null
let answer: ((proven: boolean) => void) | null = null
let declinedAt = 0

/** Asks for the second factor over the page: once, however many calls wait for it. False where the person declines. */
export function askFactor(): Promise<boolean> {
  if (asking !== null) return asking
  if (Date.now() - declinedAt < declineMs) return Promise.resolve(false)
  asking = new Promise<boolean>((resolve) => (answer = resolve)).finally(() => (asking = null))
  const { sent } = stepUpStore.getState()
  const holds = sent !== null && Date.now() < sent.validUntil
  stepUpStore.setState({ ...idle, open: true, sent: holds ? sent : null })
  if (!holds) void sendCode()
  return asking
}

export const sendCode = (): Promise<void> =>
  step(async () => {
    const sent = await calls.sendCode()
    const now = Date.now()
    stepUpStore.setState({
      sent: {
        ...sent,
        validUntil: now + sent.validSeconds * 1000,
        resendAt: now + sent.resendSeconds * 1000,
      },
    })
  })

export const proveCode = (code: string): Promise<void> =>
  step(async () => {
    await calls.proveCode(stepUpStore.getState().sent?.uuid ?? '', code)
    stepUpStore.setState({ sent: null })
    close(true)
  })

/** Closes without proof: what waited gets its refusal. */
export function declineFactor(): void {
  declinedAt = Date.now()
  close(false)
}

/** Another person is here, or nobody: neither the question nor the code is theirs. */
export function forgetStepUp(): void {
  close(false)
  declinedAt = 0
  stepUpStore.setState(idle)
}

async function step(work: () => Promise<void>): Promise<void> {
  stepUpStore.setState({ busy: true, error: '' })
  try {
    await work()
  } catch (thrown) {
    if (!isRequestError(thrown)) throw thrown
    stepUpStore.setState({ error: thrown.msg })
  } finally {
    stepUpStore.setState({ busy: false })
  }
}

function close(proven: boolean): void {
  stepUpStore.setState({ open: false, error: '' })
  answer?.(proven)
  answer = null
}
