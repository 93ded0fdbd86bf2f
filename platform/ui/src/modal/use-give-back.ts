import { useEffect, useLayoutEffect, useRef } from 'react'

/** Panels that receive the focus if the element that had it no longer exists. */
const grounds = '.ant-drawer[tabindex], [role="dialog"][tabindex]'

/**
 * Returns the focus to the element that had it when the dialog opened, even if the dialog is unmounted instead of
 * closed. If the focus has moved elsewhere by then, it stays there.
 */
export function useGiveBack(open: boolean): void {
  const former = useRef<{ holder: HTMLElement; ground: HTMLElement | null } | null>(null)
  // before the dialog takes the focus
  useLayoutEffect(() => {
    const holder = document.activeElement
    if (!open || !(holder instanceof HTMLElement)) return
    former.current = { holder, ground: holder.closest<HTMLElement>(grounds) }
  }, [open])
  // After the dialog has released the focus.
  useEffect(() => {
    if (!open) return
    return () => {
      const active = document.activeElement
      if (active !== null && active !== document.body && active.isConnected) return
      const { holder, ground } = former.current ?? {}
      const to = holder?.isConnected ? holder : ground
      to?.focus({ preventScroll: true })
    }
  }, [open])
}
