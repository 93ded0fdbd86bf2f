/** Position and size of a floating window, in px of the page. */
export interface WindowFrame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
export interface Room {
  readonly width: number
  readonly height: number
}
/** Smallest size, distance from the edges, and distance moved by an arrow key. */
export const frameLimits = { width: 320, height: 360, margin: 8, step: 24 } as const
const first = { width: 400, height: 600, right: 24, bottom: 24 } as const

const between = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** The frame inside the room: smaller where it has to be, and wholly in sight. */
export function fitted(frame: WindowFrame, room: Room): WindowFrame {
  const { margin } = frameLimits
  const width = between(
    frame.width,
    Math.min(frameLimits.width, room.width - 2 * margin),
    room.width - 2 * margin,
  )
  const height = between(
    frame.height,
    Math.min(frameLimits.height, room.height - 2 * margin),
    room.height - 2 * margin,
  )
  return {
    width,
    height,
    left: between(frame.left, margin, Math.max(margin, room.width - width - margin)),
    top: between(frame.top, margin, Math.max(margin, room.height - height - margin)),
  }
}

export const firstFrame = (room: Room): WindowFrame =>
  fitted(
    {
      width: first.width,
      height: first.height,
      left: room.width - first.width - first.right,
      top: room.height - first.height - first.bottom,
    },
    room,
  )

export const moved = (frame: WindowFrame, dx: number, dy: number, room: Room): WindowFrame =>
  fitted({ ...frame, left: frame.left + dx, top: frame.top + dy }, room)

/** The lower right corner moves; the upper left stays where it is. */
export function resized(frame: WindowFrame, dx: number, dy: number, room: Room): WindowFrame {
  const { margin } = frameLimits
  const width = between(frame.width + dx, frameLimits.width, room.width - frame.left - margin)
  const height = between(frame.height + dy, frameLimits.height, room.height - frame.top - margin)
  return fitted({ ...frame, width, height }, room)
}

const arrows: ReadonlyMap<string, readonly [number, number]> = new Map(
  Object.entries<readonly [number, number]>({
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  }),
)
/** The movement of an arrow key; null for any other key. */
export function arrowStep(key: string): readonly [number, number] | null {
  const arrow = arrows.get(key)
  return arrow ? [arrow[0] * frameLimits.step, arrow[1] * frameLimits.step] : null
}
