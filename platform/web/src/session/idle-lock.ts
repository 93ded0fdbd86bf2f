import { notifyWindows } from './windows.ts'

const lookEveryMs = 15_000
const notifyEveryMs = 10_000
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Locks the screen after `minutes` without activity in any window. Timers of a hidden window or a sleeping computer
 * run late, so the time is also checked when the window is shown or gets the focus.
 * @param lock called when the time is over
 */
export function watchIdle(minutes: number, lock: () => void): { readonly active: () => void } {
  let lastAt = Date.now()
  let notifiedAt = 0
  const look = () => {
    if (Date.now() - lastAt < minutes * 60_000) return
    lastAt = Date.now()
    lock()
  }
  const onSign = () => {
    look()
    lastAt = Date.now()
    if (lastAt - notifiedAt < notifyEveryMs) return
    notifiedAt = lastAt
    notifyWindows('active')
  }
  for (const sign of signs) addEventListener(sign, onSign, { passive: true, capture: true })
  addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  setInterval(look, lookEveryMs)
  return { active: () => void (lastAt = Date.now()) }
}
