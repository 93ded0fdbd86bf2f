/** Messages of the server over the heartbeat socket. */
export type Frame =
  | { readonly type: 0; readonly time: number }
  | { readonly type: 1; readonly topic?: string; readonly counts?: boolean; readonly notice?: Notice }
  /**
   * The session has ended. `signedOut`: the person signed out in another window. `otherPerson`: the
   * session belongs to another person than the page shows.
   */
  | { readonly type: 2; readonly signedOut?: boolean; readonly otherPerson?: boolean }
  | { readonly type: 3 }
export interface Notice {
  readonly title: string
  readonly content: string
}

/** Returns null for anything else. */
export function readFrame(data: unknown): Frame | null {
  if (typeof data !== 'string') return null
  try {
    const frame = JSON.parse(data) as { type?: unknown } | null
    return typeof frame?.type === 'number' && frame.type >= 0 && frame.type <= 3 ? (frame as Frame) : null
  } catch {
    return null
  }
}

/**
 * The topics and payloads of a push. Topics of the platform: 'counts' (to-do counts changed), 'notice' (payload: a
 * Notice), 'session-ended', 'signed-out', 'other-person', 'upgraded'. Modules add their own.
 */
export const topicsOf = (frame: Frame): readonly (readonly [string, unknown])[] => {
  if (frame.type === 2) return [[endOf(frame), null]]
  if (frame.type === 3) return [['upgraded', null]]
  if (frame.type === 0) return []
  return [
    ...(frame.topic === undefined ? [] : [[frame.topic, frame] as const]),
    ...(frame.counts === true ? [['counts', null] as const] : []),
    ...(frame.notice === undefined ? [] : [['notice', frame.notice] as const]),
  ]
}

const endOf = ({ signedOut, otherPerson }: Extract<Frame, { type: 2 }>): string =>
  signedOut ? 'signed-out' : otherPerson ? 'other-person' : 'session-ended'
