import { firstFrame, fitted, moved, resized, type Room, type WindowFrame } from '@iisp/assistant/rules'
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

const key = 'assistant.frame'
const room = (): Room => ({ width: window.innerWidth, height: window.innerHeight })
export type FrameChange = 'move' | 'resize'

/** Position and size of the window, restored from the last use but always fully on the screen. */
export function useFrame() {
  const [frame, setFrame] = useState(() => kept() ?? firstFrame(room()))
  useEffect(() => {
    const fit = () => setFrame((before) => fitted(before, room()))
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [])
  useEffect(() => keep(frame), [frame])
  const change = useCallback((how: FrameChange, dx: number, dy: number) => {
    setFrame((before) => (how === 'move' ? moved : resized)(before, dx, dy, room()))
  }, [])
  const start = useRef<{ x: number; y: number; frame: WindowFrame } | null>(null)
  const handle = (how: FrameChange) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY, frame }
    },
    onPointerMove: (event: PointerEvent) => {
      const from = start.current
      if (from === null) return
      const step = how === 'move' ? moved : resized
      setFrame(step(from.frame, event.clientX - from.x, event.clientY - from.y, room()))
    },
    onPointerUp: () => (start.current = null),
    onPointerCancel: () => (start.current = null),
  })
  return { frame, handle, change }
}

function kept(): WindowFrame | null {
  try {
    const frame = JSON.parse(localStorage.getItem(key) ?? 'null') as WindowFrame | null
    const numbers = frame && [frame.left, frame.top, frame.width, frame.height]
    return numbers?.every(Number.isFinite) ? fitted(frame as WindowFrame, room()) : null
  } catch {
    return null
  }
}
function keep(frame: WindowFrame): void {
  try {
    localStorage.setItem(key, JSON.stringify(frame))
  } catch {
    // without storage the window starts in its corner again
  }
}
