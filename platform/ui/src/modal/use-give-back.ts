import { useEffect, useLayoutEffect, useRef } from 'react'

/** What the focus goes back to where its former holder is gone: the panel that held that. */
const grounds = '.ant-drawer[tabindex], [role="dialog"][tabindex]'

/**
 * Gives the focus back to what had it when the dialog opened, also where the dialog is not closed but simply
 * no longer drawn. A focus that has gone elsewhere by then stays there.
 */
export function useGiveBack(open: boolean): void {
  const former = useRef<{ holder: HTMLElement; ground: HTMLElement | null } | null>(null)
  // before the dialog takes the focus
  useLayoutEffect(() => {
    const holder = document.activeElement
    if (!open || !(holder instanceof HTMLElement)) return
    former.current = { holder, ground: holder.closest<HTMLElement>(grounds) }
  }, [open])
  // after the dialog has let go of it
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
