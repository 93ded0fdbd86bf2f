import { createStore } from 'zustand/vanilla'
import {
  add,
  durationOf,
  emptyMessage,
  noMessages,
  noticeTypes,
  remove,
  type Message,
  type MessagesState,
  type NewMessage,
  type NoticeType,
} from './message.ts'

/** The services that messages need from the portal. */
export interface MessageParts {
  /** Pushes a route of the portal. */
  readonly navigate: (url: string) => void
  /** Saves the file of a download message. */
  readonly download: (file: { readonly url: string; readonly fileId: string }) => void
  /** Goes where a link in the text of a content message leads. False: the browser may follow it. */
  readonly follow: (link: HTMLAnchorElement) => boolean
}

export const messageStore = createStore<MessagesState>(() => noMessages)

let parts: MessageParts = { navigate: (url) => location.assign(url), download: () => {}, follow: () => false }
export function configureMessages(given: Partial<MessageParts>): void {
  parts = { ...parts, ...given }
}
export const messageParts = (): MessageParts => parts

const timers = new Map<string, ReturnType<typeof setTimeout>>()
/** The answer to a question; closing it is `cancel`. */
export type Answer = 'ok' | 'other' | 'cancel'
const answers = new Map<string, (answer: Answer) => void>()
let count = 0

/** Shows a message and returns its id. It replaces a shown message with the same id. */
export function notify(given: NewMessage): string {
  const id = given.id ?? `m${++count}`
  if (given.type === 'redirect') {
    parts.navigate(given.url ?? '/')
    return id
  }
  const message: Message = { ...emptyMessage, ...given, id, duration: durationOf(given.type, given.duration) }
  const before = messageStore.getState()
  const after = add(before, message, Date.now())
  if (after === before) return id
  messageStore.setState(after)
  schedule(message)
  return id
}

/** Asks a question. Resolves to true for OK, to false for cancel or closing. */
export const confirm = async (question: Omit<NewMessage, 'type' | 'id' | 'otherText'>): Promise<boolean> =>
  (await choose({ ...question, otherText: '' })) === 'ok'

/** Asks a question with two ways to go on. */
export function choose(question: Omit<NewMessage, 'type' | 'id'>): Promise<Answer> {
  return new Promise((resolve) => {
    const id = `m${++count}`
    answers.set(id, resolve)
    notify({ ...question, type: 'confirm', id })
  })
}

/** Closes a message. A question that it asks gets this answer. */
export function closeMessage(id: string, answer: Answer = 'cancel'): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  messageStore.setState((state) => remove(state, id))
  answers.get(id)?.(answer)
  answers.delete(id)
}

/** Closes all messages, for example at sign-out. Open questions are answered with cancel. */
export function resetMessages(): void {
  for (const { id } of messageStore.getState().shown) closeMessage(id)
  messageStore.setState(noMessages, true)
}

/** Keeps a notice open while the pointer is over it. `false` restarts its time. */
export function holdMessage(id: string, held: boolean): void {
  const message = messageStore.getState().shown.find((m) => m.id === id)
  if (!message) return
  clearTimeout(timers.get(id))
  if (!held) schedule(message)
}

function schedule(message: Message): void {
  clearTimeout(timers.get(message.id))
  timers.delete(message.id)
  if (message.duration === 0 || !noticeTypes.includes(message.type)) return
  timers.set(
    message.id,
    setTimeout(() => closeMessage(message.id), message.duration),
  )
}

type Notice = (title: string, more?: Omit<NewMessage, 'type' | 'title'>) => string
const notice =
  (type: NoticeType): Notice =>
  (title, more) =>
    notify({ ...more, type, title })
/** Shows a short notice: `toast.success('保存成功')`. Returns its id. */
export const toast = {
  success: notice('success'),
  error: notice('error'),
  warning: notice('warning'),
  info: notice('info'),
  loading: notice('loading'),
}
