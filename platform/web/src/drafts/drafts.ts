/**
 * Reads unsaved input by name; null if there is none. It is kept in sessionStorage, so it survives a reload but not the
 * end of the browser session. A draft may come from an older version of the portal: check it before use.
 */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a draft under its name; null deletes it. */
export function writeDraft(name: string, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // storage is not available: the input lives as long as the page
  }
}
