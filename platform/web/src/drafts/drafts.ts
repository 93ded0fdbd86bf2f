/**
 * Input that was not saved, under a name. It lies in the session's storage: a reload keeps it, a closed browser
 * leaves nothing behind. What is read may be of an older program: the reader looks at it before using it.
 */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** null: nothing is left to keep. */
export function writeDraft(name: string, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // where storage is refused the input lives as long as the page
  }
}
