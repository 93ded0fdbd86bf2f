import { writeDraft } from '../drafts/drafts.ts'
import type { Page } from './tab.ts'
import { dispatchTabs, tabsNow } from './tabs-store.ts'
import { isDirty, isShown, pagesOf } from './tabs-select.ts'

/** The names of the stored drafts ('' if none) of the forms with unsaved input, by key and `life` of their page. */
const dirtyForms = new Map<string, Map<string, string>>()

/** Effect that marks the unsaved input of one form on a page. Returns a function that removes the mark. */
export function markUnsaved(
  { key: page, life }: Pick<Page, 'key' | 'life'>,
  form: string,
  dirty: boolean,
  draft: string,
): () => void {
  const id = `${page}:${life}`
  const set = (value: boolean) => {
    const forms = dirtyForms.get(id) ?? new Map<string, string>()
    if (value) forms.set(form, draft)
    else forms.delete(form)
    if (forms.size > 0) dirtyForms.set(id, forms)
    else dirtyForms.delete(id)
    const drafts = [...forms.values()].filter(Boolean)
    dispatchTabs({ type: 'dirty', page, dirty: forms.size > 0, drafts })
  }
  set(dirty)
  // effects also end when the page only goes behind another one, and then its input is kept
  return () => {
    const state = tabsNow()
    const isBehind = state.tabs.flatMap(pagesOf).some((it) => it.key === page && it.life === life)
    if (!isBehind || isShown(state, page)) set(false)
  }
}

/**
 * Deletes the stored drafts of these pages, after the person has decided to discard their unsaved
 * input.
 */
export function discardDrafts(pages: readonly Page[]): void {
  for (const draft of pages.flatMap((page) => page.drafts)) writeDraft(draft, null)
}

/** Makes the browser warn before the window closes while a page has unsaved input. Returns a function that stops it. */
export function guardWindow(): () => void {
  const onLeave = (event: BeforeUnloadEvent) => {
    if (tabsNow().tabs.some(isDirty)) event.preventDefault()
  }
  window.addEventListener('beforeunload', onLeave)
  return () => window.removeEventListener('beforeunload', onLeave)
}
