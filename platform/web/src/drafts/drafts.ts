/**
 * Input that was not saved, under a name. Kept in sessionStorage: it survives a reload, and a closed browser
 * leaves nothing behind. A stored draft may come from an older version, so check it before use.
 */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** null deletes the draft. */
export function writeDraft(name: string, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // storage is not available: the input lives as long as the page
  }
}
