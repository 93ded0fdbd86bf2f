/** What the windows of one browser tell each other of the session that they share. */
export type Word = 'locked' | 'unlocked' | 'signed-out' | 'active'

const name = 'iisp-session'
let channel: BroadcastChannel | null = null

/** Hears the other windows, once for the life of this one. A browser without channels hears of the server alone. */
export function hearWindows(hear: (word: Word) => void): void {
  channel?.close()
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  channel?.addEventListener('message', ({ data }) => hear(data as Word))
}
export function tellWindows(word: Word): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it is one origin's
  channel?.postMessage(word)
}
