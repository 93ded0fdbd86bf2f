import type { SupervisedAct } from '@iisp/web/ports'
import { createStore } from 'zustand/vanilla'
import { apply, check } from './supervisor-calls.ts'

/** What stands between a super-manager and a controlled page or action. */
export interface SupervisorQuestion extends SupervisedAct {
  /** apply: asks for the reason; wait, refused: says how it stands. */
  readonly kind: 'apply' | 'wait' | 'refused'
  readonly message: string
}
interface State {
  readonly question: SupervisorQuestion | null
  /** Acts that this window applied for, or was told to wait for: their decision is of interest. By their key. */
  readonly waiting: ReadonlyMap<string, SupervisedAct>
}
export const supervisorStore = createStore<State>(() => ({ question: null, waiting: new Map() }))

export const actKey = ({ busiType, object }: SupervisedAct): string => `${busiType} ${object}`

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
export function passSupervisor(act: SupervisedAct): Promise<boolean> {
  const key = actKey(act)
  const before = running.get(key)
  if (before !== undefined) return before
  const asking = ask(act).finally(() => running.delete(key))
  running.set(key, asking)
  return asking
}

async function ask(act: SupervisedAct): Promise<boolean> {
  const { flag, code, message } = await check(act)
  if (flag) return true
  if (Date.now() - (opened.get(actKey(act)) ?? 0) < debounceMs) return false
  opened.set(actKey(act), Date.now())
  const kind = kinds.get(code) ?? 'refused'
  return new Promise((resolve) => {
    answer?.(false)
    answer = resolve
    show({ ...act, kind, message })
  })
}

function show(question: SupervisorQuestion): void {
  const { waiting } = supervisorStore.getState()
  const isWaiting = question.kind === 'wait'
  supervisorStore.setState({
    question,
    waiting: isWaiting ? new Map([...waiting, [actKey(question), question]]) : waiting,
  })
}

export function closeQuestion(passes = false): void {
  supervisorStore.setState({ question: null })
  answer?.(passes)
  answer = null
}

/** Sends the application and says how it stands; a refusal rejects and leaves the dialog as it is. */
export async function applyFor(act: SupervisedAct, reason: string): Promise<void> {
  const { message } = await apply(act, reason)
  show({ ...act, kind: 'wait', message })
}

/**
 * A supervisor has decided something: looks whether it was one of ours. Gives the result of each that was.
 * An open dialog of an approved kind lets its action go on.
 */
export async function hearDecision(): Promise<readonly boolean[]> {
  const results: boolean[] = []
  for (const [key, { busiType, object }] of supervisorStore.getState().waiting) {
    const { flag, code, message } = await check({ busiType, object })
    if (code === '0002') continue
    const { waiting, question } = supervisorStore.getState()
    supervisorStore.setState({ waiting: new Map([...waiting].filter(([one]) => one !== key)) })
    results.push(flag)
    if (question === null || actKey(question) !== key) continue
    if (flag) closeQuestion(true)
    else show({ busiType, object, kind: 'refused', message })
  }
  return results
}

export function forgetSupervisor(): void {
  opened.clear()
  closeQuestion()
  supervisorStore.setState({ waiting: new Map() })
}
