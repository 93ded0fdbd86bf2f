export type NoticeType = 'success' | 'error' | 'warning' | 'info' | 'loading'
export type DialogType = 'confirm' | 'download' | 'content'
export type MessageType = NoticeType | DialogType | 'redirect'

export interface Message {
  readonly id: string
  readonly type: MessageType
  readonly title: string
  /** Milliseconds on screen; 0 until closed. */
  readonly duration: number
  /** A second, quieter line. */
  readonly desc: string
  /** HTML of a content dialog; cleaned before it is shown. */
  readonly content: string
  /** The target of a redirect, or the file of a download. */
  readonly url: string
  readonly fileId: string
  readonly okText: string
  readonly cancelText: string
  /** A second way to go on, without the danger of the first; '' for none. */
  readonly otherText: string
  /** Marks an action that cannot be undone. */
  readonly danger: boolean
  /** A link under a notice's text. */
  readonly action: { readonly label: string; readonly run: () => void } | null
}

/** The fields that a caller sets; the others have defaults. */
export type NewMessage = Partial<Omit<Message, 'type'>> & Pick<Message, 'type'>

export const noticeTypes: readonly MessageType[] = ['success', 'error', 'warning', 'info', 'loading']
/** Milliseconds. */
export const defaultDuration = 2_000
export const leastErrorDuration = 3_000
export const dedupeMs = 5_000
export const mostErrors = 3

const dedupedTypes: readonly MessageType[] = ['success', 'error', 'warning', 'info']

export function durationOf(type: MessageType, asked: number | undefined): number {
  if (type === 'error') return asked ? Math.max(asked, leastErrorDuration) : 0
  if (type === 'success' || type === 'warning' || type === 'info') return asked ?? defaultDuration
  return asked ?? 0
}

export interface MessagesState {
  /** Oldest first. */
  readonly shown: readonly Message[]
  /** When each title and text was last shown, to suppress repetitions. */
  readonly shownAt: Readonly<Record<string, number>>
}
export const noMessages: MessagesState = { shown: [], shownAt: {} }

const wording = ({ title, desc }: Message) => `${title}\u0000${desc}`

/** Adds a message, unless the same one was shown within 5 s. `now` in milliseconds. */
export function add(state: MessagesState, message: Message, now: number): MessagesState {
  const isDeduped = dedupedTypes.includes(message.type)
  const last = isDeduped ? state.shownAt[wording(message)] : undefined
  if (last !== undefined && now - last < dedupeMs) return state
  // a repeated error moves to the end instead of being shown twice
  const others = state.shown.filter(
    (m) => m.id !== message.id && !(m.type === message.type && isDeduped && wording(m) === wording(message)),
  )
  return {
    shown: withoutOldErrors([...others, message]),
    shownAt: isDeduped ? { ...recent(state.shownAt, now), [wording(message)]: now } : state.shownAt,
  }
}

export const remove = (state: MessagesState, id: string): MessagesState =>
  state.shown.some((m) => m.id === id) ? { ...state, shown: state.shown.filter((m) => m.id !== id) } : state

function withoutOldErrors(shown: readonly Message[]): readonly Message[] {
  const errors = shown.filter((m) => m.type === 'error')
  const dropped = new Set(errors.slice(0, -mostErrors))
  return shown.filter((m) => !dropped.has(m))
}
const recent = (shownAt: MessagesState['shownAt'], now: number) =>
  Object.fromEntries(Object.entries(shownAt).filter(([, at]) => now - at < dedupeMs))

/** A message without texts. */
export const emptyMessage: Omit<Message, 'id' | 'type' | 'duration'> = {
  title: '',
  desc: '',
  content: '',
  url: '',
  fileId: '',
  okText: '',
  cancelText: '',
  otherText: '',
  danger: false,
  action: null,
}
