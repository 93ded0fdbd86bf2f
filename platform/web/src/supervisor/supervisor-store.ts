import { createStore } from 'zustand/vanilla'
import type { SupervisorPort } from '../ports.ts'

/** What stands between a super-manager and a controlled page or action. */
export interface SupervisorQuestion {
  readonly busiType: string
  /** apply: asks for the reason; wait, refused: says how it stands. */
  readonly kind: 'apply' | 'wait' | 'refused'
  readonly message: string
}
interface State {
  readonly question: SupervisorQuestion | null
  /** Kinds that this window applied for, or was told to wait for: their decision is of interest. */
  readonly waiting: ReadonlySet<string>
}
export const supervisorStore = createStore<State>(() => ({ question: null, waiting: new Set() }))

/** Milliseconds in which a dialog that was just opened is not opened again. */
export const debounceMs = 1000
const kinds: ReadonlyMap<string, 'apply' | 'wait' | 'refused'> = new Map([
  ['0001', 'apply'],
  ['0002', 'wait'],
  ['0003', 'refused'],
])

let answer: ((passes: boolean) => void) | null = null
const running = new Map<string, Promise<boolean>>()
const opened = new Map<string, number>()

/**
 * Resolves to true where the action may go on; otherwise a dialog says why, and it resolves when that is closed: to
 * true only if the approval came meanwhile. Several askings at the same time share one dialog.
 */
export function passSupervisor(port: SupervisorPort, busiType: string): Promise<boolean> {
  const before = running.get(busiType)
  if (before !== undefined) return before
  const asking = ask(port, busiType).finally(() => running.delete(busiType))
  running.set(busiType, asking)
  return asking
}

async function ask(port: SupervisorPort, busiType: string): Promise<boolean> {
  const { flag, code, message } = await port.check(busiType)
  if (flag) return true
  if (Date.now() - (opened.get(busiType) ?? 0) < debounceMs) return false
  opened.set(busiType, Date.now())
  const kind = kinds.get(code) ?? 'refused'
  return new Promise((resolve) => {
    answer?.(false)
    answer = resolve
    show({ busiType, kind, message })
  })
}

function show(question: SupervisorQuestion): void {
  const { waiting } = supervisorStore.getState()
  const isWaiting = question.kind === 'wait'
  supervisorStore.setState({
    question,
    waiting: isWaiting ? new Set([...waiting, question.busiType]) : waiting,
  })
}

export function closeQuestion(passes = false): void {
  supervisorStore.setState({ question: null })
  answer?.(passes)
  answer = null
}

/** Sends the application and says how it stands; a refusal rejects and leaves the dialog as it is. */
export async function applyFor(port: SupervisorPort, busiType: string, reason: string): Promise<void> {
  const { message } = await port.apply(busiType, reason)
  show({ busiType, kind: 'wait', message })
}

/**
 * A supervisor has decided something: looks whether it was one of ours. Gives the result of each that was.
 * An open dialog of an approved kind lets its action go on.
 */
export async function hearDecision(port: SupervisorPort): Promise<readonly boolean[]> {
  const results: boolean[] = []
  for (const busiType of supervisorStore.getState().waiting) {
    const { flag, code, message } = await port.check(busiType)
    if (code === '0002') continue
    const { waiting, question } = supervisorStore.getState()
    supervisorStore.setState({ waiting: new Set([...waiting].filter((one) => one !== busiType)) })
    results.push(flag)
    if (question?.busiType !== busiType) continue
    if (flag) closeQuestion(true)
    else show({ busiType, kind: 'refused', message })
  }
  return results
}

export function forgetSupervisor(): void {
  opened.clear()
  closeQuestion()
  supervisorStore.setState({ waiting: new Set() })
}
