import type { SupervisedAct } from '@iisp/web/ports'
import { createStore } from 'zustand/vanilla'
import { apply, check } from './supervisor-calls.ts'

/** The open dialog about a page or action that needs an approval. */
export interface SupervisorQuestion extends SupervisedAct {
  /** apply: asks for the reason; wait, refused: shows the state of the application. */
  readonly kind: 'apply' | 'wait' | 'refused'
  readonly message: string
}
interface State {
  readonly question: SupervisorQuestion | null
  /** The acts whose decision this window waits for, by their key. */
  readonly waiting: ReadonlyMap<string, SupervisedAct>
}
export const supervisorStore = createStore<State>(() => ({ question: null, waiting: new Map() }))

export const actKey = ({ busiType, object }: SupervisedAct): string => `${busiType} ${object}`

/** Time in milliseconds within which the same dialog is not opened twice. */
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
 * Resolves to true if the act is allowed. Otherwise a dialog shows why, and the promise resolves when that closes: to
 * true only if the act was approved meanwhile. Simultaneous requests share one dialog.
 */
export function passSupervisor(act: SupervisedAct): Promise<boolean> {
  const key = actKey(act)
  const before = running.get(key)
  if (before !== undefined) return before
  const asked = ask(act).finally(() => running.delete(key))
  running.set(key, asked)
  return asked
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

/**
 * Sends the application and shows its state. Rejects if the server refuses it; the dialog is then
 * unchanged.
 */
export async function applyFor(act: SupervisedAct, reason: string): Promise<void> {
  const { message } = await apply(act, reason)
  show({ ...act, kind: 'wait', message })
}

/**
 * Checks, after a supervisor's decision, which of the waiting acts were decided, and returns their results. If the act of
 * the open dialog was approved, it continues.
 */
export async function checkDecisions(): Promise<readonly boolean[]> {
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
