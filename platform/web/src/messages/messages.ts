import { createStore } from 'zustand/vanilla'
import {
  add,
  durationOf,
  noMessages,
  noticeTypes,
  remove,
  type Message,
  type MessagesState,
  type NewMessage,
  type NoticeType,
} from './message.ts'

/** What messages need of the portal around them. */
export interface MessageParts {
  /** Pushes a route of the portal. */
  readonly navigate: (url: string) => void
  /** Saves the file of a download message. */
  readonly download: (file: { readonly url: string; readonly fileId: string }) => void
}

export const messageStore = createStore<MessagesState>(() => noMessages)

let parts: MessageParts = { navigate: (url) => location.assign(url), download: () => {} }
export function configureMessages(given: Partial<MessageParts>): void {
  parts = { ...parts, ...given }
}
export const messageParts = (): MessageParts => parts

const timers = new Map<string, ReturnType<typeof setTimeout>>()
const answers = new Map<string, (ok: boolean) => void>()
let count = 0

/** Shows a message and gives its id; a message with an id that is on screen takes its place. */
export function notify(given: NewMessage): string {
  const id = given.id ?? `m${++count}`
  if (given.type === 'redirect') {
    parts.navigate(given.url ?? '/')
    return id
  }
  const message: Message = { ...blank, ...given, id, duration: durationOf(given.type, given.duration) }
  const before = messageStore.getState()
  const after = add(before, message, Date.now())
  if (after === before) return id
  messageStore.setState(after)
  schedule(message)
  return id
}

/** Asks; resolves to true for ok, to false for cancel or closing. */
export function confirm(question: Omit<NewMessage, 'type' | 'id'>): Promise<boolean> {
  return new Promise((resolve) => {
    const id = `m${++count}`
    answers.set(id, resolve)
    notify({ ...question, type: 'confirm', id })
  })
}

/** Takes a message away; of a confirm it is the answer. */
export function closeMessage(id: string, ok = false): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  messageStore.setState((state) => remove(state, id))
  answers.get(id)?.(ok)
  answers.delete(id)
}

/** Back to the beginning, as at sign-out: open questions are answered with cancel. */
export function resetMessages(): void {
  for (const { id } of messageStore.getState().shown) closeMessage(id)
  messageStore.setState(noMessages, true)
}

/** Keeps a notice while somebody looks at it; `false` starts its time anew. */
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

const blank: Omit<Message, 'id' | 'type' | 'duration'> = {
  title: '',
  desc: '',
  content: '',
  url: '',
  fileId: '',
  okText: '',
  cancelText: '',
  danger: false,
  action: null,
}

type Say = (title: string, more?: Omit<NewMessage, 'type' | 'title'>) => string
const notice =
  (type: NoticeType): Say =>
  (title, more) =>
    notify({ ...more, type, title })
/** The short way: `toast.success('保存成功')`. Gives the id. */
export const toast = {
  success: notice('success'),
  error: notice('error'),
  warning: notice('warning'),
  info: notice('info'),
  loading: notice('loading'),
}
