import type { Turn } from '@iisp/assistant/contract'
import type { BotType } from '@iisp/assistant/contract'

/** A question and the state of its answer. */
export interface ShownTurn {
  readonly key: string
  readonly query: string
  readonly bot: BotType
  readonly depth: number
  readonly faqId?: string | undefined
  readonly state: 'typing' | 'answered' | 'failed' | 'stopped'
  /** The part of the answer that has arrived so far. */
  readonly text: string
  /** The model is reading the person's records. */
  readonly looking: boolean
  readonly notice: string
  /** The server's reason for refusing the call; '' if only the general message applies. */
  readonly reason: string
  readonly turn: Turn | null
}
export interface TalkState {
  readonly sessionId: string
  readonly turns: readonly ShownTurn[]
  /** Cursor for earlier turns; null if there are none. */
  readonly before: string | null
  readonly loaded: boolean
}

/** The talk of a person. Window and page share it, so that both show the same. */
export class TalkStore {
  #state: TalkState
  readonly #listeners = new Set<() => void>()
  /** Cancels the answer that is being written. */
  writing: AbortController | null = null

  constructor(sessionId: string) {
    this.#state = { sessionId, turns: [], before: null, loaded: false }
  }
  readonly get = (): TalkState => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  set(change: Partial<TalkState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
  add(turn: ShownTurn): void {
    this.set({ turns: [...this.#state.turns.filter(({ key }) => key !== turn.key), turn] })
  }
  change(key: string, change: Partial<ShownTurn>): void {
    this.set({ turns: this.#state.turns.map((turn) => (turn.key === key ? { ...turn, ...change } : turn)) })
  }
}

/** A turn that was loaded from the server. */
export const keptTurn = (turn: Turn): ShownTurn => ({
  key: turn.messageId,
  query: turn.raw_query,
  bot: turn.bot_type,
  depth: 0,
  state: 'answered',
  text: turn.answer,
  looking: false,
  notice: turn.notice,
  reason: '',
  turn,
})

let current: { account: string; store: TalkStore } | null = null
const storageKey = (account: string) => `assistant.talk:${account}`

/** The person's talk in this browser window. It survives a reload; each person has their own. */
export function talkOf(account: string): TalkStore {
  if (current?.account !== account) {
    const kept = read(storageKey(account))
    const sessionId = kept ?? newTalkId()
    write(storageKey(account), sessionId)
    current?.store.writing?.abort()
    current = { account, store: new TalkStore(sessionId) }
  }
  return current.store
}

export function beginNewTalk(account: string): void {
  const store = talkOf(account)
  store.writing?.abort()
  const sessionId = newTalkId()
  write(storageKey(account), sessionId)
  store.set({ sessionId, turns: [], before: null, loaded: true })
}

const newTalkId = (): string => {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}
function write(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value)
  } catch {
    // without storage the talk lasts as long as the page
  }
}
