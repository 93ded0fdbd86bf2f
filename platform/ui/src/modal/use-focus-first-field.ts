import { useEffect, type RefObject } from 'react'

/** Focuses the first field of a dialog when it opens. */
export function useFocusFirstField(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // the dialog receives the focus only one frame later, after the drawer below it
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('input, textarea')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [form])
}
