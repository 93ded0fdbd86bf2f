import {
  aidialogApiHistory,
  aidialogApiReplyQuery,
  aidialogApiReplyStream,
  type BotType,
  type ChatAnswer,
  chatAnswer,
} from '@iisp/assistant/contract'
import { findMismatch } from '@iisp/contract/check'
import { follow, isRequestError, newKey, request } from '@iisp/web'
import { activeTab } from '@iisp/web/tabs/tabs-select'
import { tabsNow } from '@iisp/web/tabs/tabs-store'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { keptTurn, type ShownTurn, talkOf, type TalkStore } from './talk-store.ts'

/** The minimum time that the typing indicator is shown, in milliseconds. */
export const typingMs = 500

export interface Question {
  readonly query: string
  readonly bot: BotType
  /** 1: chosen from the related questions of an answer. */
  readonly depth?: number
  readonly faqId?: string | undefined
}
const rested = (since: number) =>
  new Promise<void>((done) => setTimeout(done, Math.max(0, since + typingMs - Date.now())))
const quiet = { quiet: true } as const

/** The person's talk: its turns, and the functions to ask, stop, retry, load earlier turns and rate. */
export function useTalk(account: string) {
  const store = talkOf(account)
  const state = useSyncExternalStore(store.subscribe, store.get)
  const { sessionId, loaded, before } = state
  useEffect(() => {
    if (!loaded) void loadHistory(store)
  }, [store, loaded, sessionId])
  const ask = useCallback((question: Question) => askIn(store, account, question), [store, account])
  return {
    ...state,
    busy: state.turns.some((turn) => turn.state === 'typing'),
    ask,
    stop: () => store.writing?.abort(),
    retry: (turn: ShownTurn) => {
      store.set({ turns: store.get().turns.filter(({ key }) => key !== turn.key) })
      return askIn(store, account, turn)
    },
    earlier: before === null ? null : () => loadHistory(store),
    judged: (key: string, verdict: '1' | '2' | '3') => {
      const turn = store.get().turns.find((one) => one.key === key)?.turn
      if (turn) store.change(key, { turn: { ...turn, verdict } })
    },
  }
}

async function loadHistory(store: TalkStore): Promise<void> {
  const { sessionId, before } = store.get()
  const input = { session_id: sessionId, ...(before !== null && { before }) }
  const history = await request(aidialogApiHistory, input, quiet).catch(() => null)
  if (store.get().sessionId !== sessionId) return
  if (history === null) return store.set({ loaded: true })
  const known = new Set(store.get().turns.map(({ turn }) => turn?.messageId))
  const turns = history.list.filter(({ messageId }) => !known.has(messageId)).map(keptTurn)
  store.set({ turns: [...turns, ...store.get().turns], before: history.before, loaded: true })
}

async function askIn(store: TalkStore, account: string, question: Question): Promise<void> {
  const { query, bot, depth = 0, faqId } = question
  const key = newKey()
  const since = Date.now()
  store.writing?.abort()
  const writing = new AbortController()
  store.writing = writing
  store.add({
    key,
    query,
    bot,
    depth,
    faqId,
    state: 'typing',
    text: '',
    looking: false,
    notice: '',
    reason: '',
    turn: null,
  })
  const input = {
    account,
    query,
    session_id: store.get().sessionId,
    bot_type: bot,
    depth,
    ...(faqId !== undefined && { faqId }),
    ...menuInFront(),
  }
  try {
    const answer =
      bot === 'gpt'
        ? await streamed(store, key, input, writing.signal, since)
        : await request(aidialogApiReplyQuery, input, { ...quiet, signal: writing.signal })
    await rested(since)
    if (writing.signal.aborted) return store.change(key, { state: 'stopped', looking: false })
    if (answer.code !== 0) return store.change(key, { state: 'failed' })
    const turn = { ...answer, at: '', verdict: '3', reply: '' } as const
    store.change(key, { state: 'answered', text: answer.answer, notice: answer.notice, looking: false, turn })
  } catch (error) {
    await rested(since)
    if (writing.signal.aborted) return store.change(key, { state: 'stopped', looking: false })
    const reason = isRequestError(error) && error.status === 429 ? error.msg : ''
    store.change(key, { state: 'failed', looking: false, reason })
  }
}

interface Part {
  readonly type?: unknown
  readonly text?: unknown
  readonly answer?: unknown
}

/** Streams an answer. Its text appears as it arrives, but not before the typing indicator has shown long enough. */
async function streamed(
  store: TalkStore,
  key: string,
  input: Parameters<typeof follow<typeof aidialogApiReplyStream>>[1],
  signal: AbortSignal,
  since: number,
): Promise<ChatAnswer> {
  let answer: ChatAnswer | null = null
  let text = ''
  const shown = rested(since)
  await follow(
    aidialogApiReplyStream,
    input,
    (part) => {
      const { type, text: piece, answer: whole } = part as Part
      if (type === 'text' && typeof piece === 'string') text += piece
      if (type === 'done' && findMismatch(chatAnswer, whole) === null) answer = whole as ChatAnswer
      void shown.then(() => {
        if (store.get().turns.find((turn) => turn.key === key)?.state !== 'typing') return
        store.change(key, { text, looking: type === 'tool' })
      })
    },
    { ...quiet, signal },
  )
  if (answer === null) throw new TypeError('the answer did not end')
  return answer
}

const menuInFront = (): { menuId?: string } => {
  const { menu } = activeTab(tabsNow())
  return menu ? { menuId: menu.slice(0, 20) } : {}
}
