const query = '(min-width: 1024px)'

/** Whether the window is wide enough for two pages side by side. */
export const pairFits = (): boolean => typeof matchMedia !== 'function' || matchMedia(query).matches

/** Calls back when the window becomes too narrow. Returns a function that stops it. */
export function onPairTooWide(call: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => {}
  const media = matchMedia(query)
  const check = () => !media.matches && call()
  check()
  media.addEventListener('change', check)
  return () => media.removeEventListener('change', check)
}
