/**
 * Loads again the stylesheets that did not come. The build's preloader tries each only once and would mount
 * the page without its style at the second import.
 */
export async function reloadBrokenStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href]')
  await Promise.all([...links].filter((link) => link.sheet === null).map(reload))
}

const reload = (broken: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = broken.cloneNode() as HTMLLinkElement
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)), { once: true })
    broken.replaceWith(link)
  })
