import { vi } from 'vitest'

/**
 * Opens a page for a test file in the window that files share. Returns a function that closes it:
 * ends the listeners, timers and channels of the page, as a browser would, and restores everything
 * that the file has replaced in the window.
 */
export function openPage(): () => void {
  emptyWindow()
  const ends: (() => void)[] = []
  const ended =
    <A extends unknown[], H>(start: (...args: A) => H, end: (handle: H) => void) =>
    (...args: A): H => {
      const handle = start(...args)
      ends.push(() => end(handle))
      return handle
    }
  const { setTimeout, clearTimeout, setInterval, clearInterval, BroadcastChannel } = globalThis
  const { requestAnimationFrame, cancelAnimationFrame } = globalThis
  const replaced = { setTimeout, setInterval, requestAnimationFrame, BroadcastChannel }
  Object.assign(globalThis, {
    setTimeout: ended(setTimeout, clearTimeout),
    setInterval: ended(setInterval, clearInterval),
    requestAnimationFrame: ended(requestAnimationFrame, cancelAnimationFrame),
    BroadcastChannel: class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        ends.push(() => this.close())
      }
    },
  })
  for (const target of [window, document, document.documentElement, document.body] as EventTarget[]) {
    const add = target.addEventListener.bind(target)
    ends.push(() => void (target.addEventListener = add))
    target.addEventListener = (type, listener, options) => {
      add(type, listener, options)
      ends.push(() => target.removeEventListener(type, listener, options))
    }
  }
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    for (const end of ends.toReversed()) end()
    Object.assign(globalThis, replaced)
  }
}

function emptyWindow(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  history.replaceState(null, '', '/')
  // the clipboard of user-event
  Reflect.deleteProperty(navigator, 'clipboard')
}
