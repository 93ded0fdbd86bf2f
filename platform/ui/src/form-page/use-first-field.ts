import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the first field when the form opens, not when its page is shown again. Leaves the focus where somebody types,
 * and on touch screens, where it would raise the keyboard.
 */
export function useFirstField(form: RefObject<HTMLElement | null>): void {
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    if (document.activeElement?.matches('input, textarea, [aria-modal="true"] *, dialog *')) return
    if (window.matchMedia?.('(pointer: coarse)').matches) return
    const fields = form.current?.querySelectorAll<HTMLElement>('input, textarea') ?? []
    ;[...fields].find((field) => field.matches(':enabled'))?.focus({ preventScroll: true })
  }, [form])
}
