/** Messages between the windows of one browser about the session that they share. */
export type WindowMessage =
  | 'locked'
  | 'unlocked'
  | 'signed-out'
  | 'active'
  | 'person-changed'
  /** This person has signed in; the session is theirs from now on. */
  | { readonly principal: string }

const name = 'iisp-session'
let channel: BroadcastChannel | null = null

/**
 * Receives the messages of the other windows. Called once when the window starts. Without BroadcastChannel, changes
 * arrive from the server only.
 */
export function listenToWindows(listener: (message: WindowMessage) => void): void {
  channel?.close()
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  channel?.addEventListener('message', ({ data }) => listener(data as WindowMessage))
}
export function notifyWindows(message: WindowMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none: it never leaves the origin
  channel?.postMessage(message)
}
