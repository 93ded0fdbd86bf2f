import { useLatest } from '@iisp/ui/hooks'
import { useEffect, useState } from 'react'
import { useProfile } from '../session/session.ts'
import { useUnsaved } from '../tabs/page-hooks.ts'
import { readDraft, writeDraft } from './drafts.ts'

/** Input that closing the form would lose. */
export interface Unsaved {
  readonly forget: () => void
}
export interface DraftOptions<T> {
  /** Identifies the edited object, e.g. 'guide.menu:10102'. */
  readonly name: string
  /** Version of the edited object. A draft of an older version is dropped, because it would undo later changes of others. */
  readonly version: number
  readonly initial: T
  /** Whether unsaved input marks the tab, default true. Not where sending it leaves the page, which would then ask. */
  readonly marksTab?: boolean | undefined
  /**
   * Called with the unsaved input, or null if there is none. The callers are all actions that can
   * close the form. Keep its identity.
   */
  readonly onUnsaved?: (unsaved: Unsaved | null) => void
}

/** State of a form's input. Unsaved input marks the tab and is restored after a reload or a new sign-in. */
export function useDraft<T extends object>(options: DraftOptions<T>) {
  const { name, version, initial, marksTab = true, onUnsaved } = options
  const place = `${name}:${useProfile()?.account ?? ''}`
  const kept = useKeptInput(place, version, initial)
  const { dirty } = kept
  useUnsaved(dirty && marksTab, place)
  const latest = useLatest(kept.forget)
  useEffect(() => onUnsaved?.(dirty ? { forget: () => latest.current() } : null), [dirty, latest, onUnsaved])
  return kept
}

/** The same for a form outside the tabs, on a page without a session: restored after a reload. */
export function useKeptInput<T extends object>(place: string, version: number, initial: T) {
  const [started] = useState(() => fitting(readDraft(place), version, initial))
  const [value, setValue] = useState(started ?? initial)
  const dirty = JSON.stringify(value) !== JSON.stringify(initial)
  useEffect(() => writeDraft(place, dirty ? { version, value } : null), [place, version, value, dirty])
  return {
    value,
    setValue,
    dirty,
    /** The input was restored after a reload or sign-in. */
    restored: started !== null && dirty,
    /** Deletes the stored draft after it was saved or discarded. */
    forget: () => writeDraft(place, null),
  }
}

function fitting<T extends object>(found: unknown, version: number, initial: T): T | null {
  const draft = found as { readonly version?: unknown; readonly value?: unknown } | null
  if (draft?.version !== version || typeof draft.value !== 'object' || draft.value === null) return null
  const value = draft.value as Record<string, unknown>
  // a field that begins empty may hold anything since
  const fits = Object.entries(initial).every(([key, model]) =>
    model === null ? value[key] !== undefined : typeof value[key] === typeof model,
  )
  return fits ? (draft.value as T) : null
}
