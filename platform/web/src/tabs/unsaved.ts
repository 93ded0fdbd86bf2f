import { dispatchTabs, tabsNow } from './tabs-store.ts'
import { activePage, isDirty, pagesOf } from './tabs-select.ts'

/** Ids of the forms with unsaved input, by key and `life` of their page. */
const dirtyForms = new Map<string, Set<string>>()

/** Effect that marks the unsaved input of one form on a page. Returns a function that removes the mark. */
export function markUnsaved(page: string, life: number, form: string, dirty: boolean): () => void {
  const id = `${page}:${life}`
  const set = (value: boolean) => {
    const forms = dirtyForms.get(id) ?? new Set()
    if (value) forms.add(form)
    else forms.delete(form)
    if (forms.size > 0) dirtyForms.set(id, forms)
    else dirtyForms.delete(id)
    dispatchTabs({ type: 'dirty', page, dirty: forms.size > 0 })
  }
  set(dirty)
  // effects also end when the page only goes behind another one, and then its input is kept
  return () => {
    const state = tabsNow()
    const isBehind = state.tabs.flatMap(pagesOf).some((it) => it.key === page && it.life === life)
    if (!isBehind || activePage(state).key === page) set(false)
  }
}

/** Makes the browser warn before the window closes while a page has unsaved input. Returns a function that stops it. */
export function guardWindow(): () => void {
  const onLeave = (event: BeforeUnloadEvent) => {
    if (tabsNow().tabs.some(isDirty)) event.preventDefault()
  }
  window.addEventListener('beforeunload', onLeave)
  return () => window.removeEventListener('beforeunload', onLeave)
}
