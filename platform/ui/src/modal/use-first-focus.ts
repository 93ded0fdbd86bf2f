import { type RefObject, useEffect } from 'react'
import { useLatest } from '../hooks/index.ts'
import { firstControls } from './first-controls.ts'

/** Frames within which the dialog is shown. */
const mostFrames = 20

/** Disabled or hidden controls do not take the focus. */
function takesFocus(control: HTMLElement): boolean {
  control.focus({ preventScroll: true })
  return document.activeElement === control
}

/** Focuses the first control of a dialog when it opens, unless something in it has asked for the focus. */
export function useFirstFocus(open: boolean, dialog: RefObject<HTMLElement | null>, danger: boolean): void {
  const latest = useLatest(danger)
  useEffect(() => {
    if (!open) return
    let frame = 0
    // the dialog is shown and receives the focus only after the drawer below it
    const wait = (frames: number) => {
      frame = requestAnimationFrame(() => {
        const panel = dialog.current
        const taken = document.activeElement?.closest('.ant-modal-body, .ant-modal-footer') ?? null
        if (panel?.contains(taken)) return
        const isFocused = panel !== null && firstControls(panel, latest.current).some(takesFocus)
        if (!isFocused && frames > 1) wait(frames - 1)
      })
    }
    wait(mostFrames)
    return () => cancelAnimationFrame(frame)
  }, [open, dialog, latest])
}
