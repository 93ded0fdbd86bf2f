import { isRequestError } from '@iisp/web'
import { createStore } from 'zustand/vanilla'
import type { SentCode } from '../../contract/step-up.ts'
import * as calls from './step-up-calls.ts'

/** The code that was sent. Times are milliseconds of this window's clock. */
export interface CodeSent extends SentCode {
  readonly validUntil: number
  readonly resendAt: number
}
interface State {
  /** Whether the dialog is open. */
  readonly open: boolean
  readonly busy: boolean
  /** Kept when the dialog closes, because the code on the phone is still valid. */
  readonly sent: CodeSent | null
  /** Whether the person can prove themselves by a key instead. */
  readonly key: boolean
  /** Why the last step failed; '' if it did not. */
  readonly error: string
}
const idle: State = { open: false, busy: false, sent: null, key: false, error: '' }
export const stepUpStore = createStore<State>(() => idle)

/**
 * Milliseconds after declining in which the person is not asked again, since several calls may need
 * the factor.
 */
export const declineMs = 1000

let asking: Promise<boolean> | null = null
let answer: ((proven: boolean) => void) | null = null
let declinedAt = 0

/** Asks for the second factor over the page, once for all calls that wait for it. Resolves to false if the person declines. */
export function askFactor(): Promise<boolean> {
  if (asking !== null) return asking
  if (Date.now() - declinedAt < declineMs) return Promise.resolve(false)
  asking = new Promise<boolean>((resolve) => (answer = resolve)).finally(() => (asking = null))
  const { sent } = stepUpStore.getState()
  const holds = sent !== null && Date.now() < sent.validUntil
  stepUpStore.setState({ ...idle, open: true, sent: holds ? sent : null })
  if (!holds) void sendCode()
  void calls.hasKey().then((key) => stepUpStore.setState({ key }))
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

/** Proves the factor with a key instead of a code. */
export const proveKey = (): Promise<void> =>
  step(async () => {
    await calls.proveKey()
    close(true)
  })

/** Closes the dialog without proof. The waiting calls are refused. */
export function declineFactor(): void {
  declinedAt = Date.now()
  close(false)
}

/** Forgets dialog and code when the person changes or signs out. */
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
