import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Moved, puzzleSize } from '../../contract/puzzle-size.ts'
import type { usePuzzle } from './use-puzzle.ts'
import { useTrace } from './use-trace.ts'

/** The rightmost position of the piece, in pixels. */
export const sliderEnd = puzzleSize.width - puzzleSize.piece
const steps: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({ ArrowRight: 3, ArrowUp: 3, ArrowLeft: -3, ArrowDown: -3 }),
)
const within = (x: number) => Math.max(0, Math.min(sliderEnd, x))

/** The position of a puzzle's piece, and the handlers that move and drop it with pointer or keys. */
export function useSlider({ picture, state, drop }: ReturnType<typeof usePuzzle>) {
  const [moved, setMoved] = useState({ uuid: '', x: 0 })
  // each picture starts with its piece at the left
  const x = moved.uuid === picture?.uuid ? moved.x : 0
  const setX = (to: number) => setMoved({ uuid: picture?.uuid ?? '', x: to })
  const trace = useTrace()
  const grip = useRef<{ start: number; top: number; from: number; moved: boolean } | null>(null)
  const handle = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'ready') handle.current?.focus()
  }, [state])

  const record = (by: Moved, to: number, down = 0) => trace.add(picture?.uuid ?? '', by, to, down)
  const dropped = () => void drop({ moveLength: x, ...trace.of(picture?.uuid ?? '') })
  const onPointerDown = (event: PointerEvent) => {
    if (state !== 'ready') return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    grip.current = { start: event.clientX, top: event.clientY, from: x, moved: false }
    record('pointer', x)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (grip.current === null) return
    grip.current.moved = true
    const to = within(grip.current.from + event.clientX - grip.current.start)
    record('pointer', to, event.clientY - grip.current.top)
    setX(to)
  }
  const onPointerUp = () => {
    if (grip.current?.moved === true) dropped()
    grip.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps.get(event.key)
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (state !== 'ready') return
    if (step === undefined) return dropped()
    const to = within(x + step * (event.shiftKey ? 5 : 1))
    record('keys', to)
    setX(to)
  }
  return {
    x,
    /** The props of the handle. */
    handle: {
      ref: handle,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onKeyDown,
    },
  }
}
