const failed = new Set<HTMLLinkElement>()
let watching = false

/** Records the stylesheets that fail to load. */
export function watchStyles(): void {
  if (watching) return
  watching = true
  // a link's error does not bubble
  document.addEventListener('error', ({ target }) => note(target), true)
}
const note = (target: EventTarget | null) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
}

/**
 * Reloads the stylesheets that failed. The build's preloader tries each only once and would mount
 * the page without its style at the second import.
 */
export async function reloadFailedStyles(): Promise<void> {
  const links = [...failed]
  failed.clear()
  await Promise.all(links.map(reload))
}

const reload = (broken: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!broken.isConnected) return resolve()
    const link = broken.cloneNode() as HTMLLinkElement
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)), {
      once: true,
    })
    broken.replaceWith(link)
  })
