/** Milliseconds that something on a page may take before a test fails: the machine may be busy. */
export const patience = 30_000

/**
 * Resolves to what `look` finds, looking again after each change of the document. Anything but undefined counts as found.
 * Fails with `wanted` when nothing is found in time.
 */
export async function until<T>(
  look: () => T | undefined,
  wanted: () => string,
  timeout = patience,
): Promise<T> {
  const deadline = performance.now() + timeout
  for (;;) {
    const found = look()
    if (found !== undefined) return found
    if (performance.now() > deadline)
      throw new Error(`not within ${timeout} ms: ${wanted()}, in ${pageText()}`)
    // oxlint-disable-next-line no-await-in-loop -- each look follows a change
    await nextChange()
  }
}

/** Resolves with the next change of the document, or soon: what a field holds changes without one. */
function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const changed = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const observer = new MutationObserver(changed)
    const timer = setTimeout(changed, 25)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

/** The address and the text of the page, its beginning and its end, where dialogs stand. */
function pageText(): string {
  const text = document.body.textContent
  const shown = text.length > 1_200 ? `${text.slice(0, 400)} … ${text.slice(-800)}` : text
  return `${location.pathname} “${shown}”`
}
