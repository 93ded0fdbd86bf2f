import { useLatest } from '@iisp/ui/hooks'
import { useEffect, useState } from 'react'
import { useProfile } from '../session/session.ts'
import { useUnsaved } from '../tabs/page-hooks.ts'
import { readDraft, writeDraft } from './drafts.ts'

/** Whether there is input that closing would lose. */
export interface Unsaved {
  readonly forget: () => void
}
export interface DraftOptions<T> {
  /** Names what is being written, e.g. 'guide.menu:10102'. */
  readonly name: string
  /** The version being changed. A draft made over an older one is dropped, as it would undo what others wrote since. */
  readonly version: number
  readonly initial: T
  /** Notifies whoever closes the form, such as a drawer around it; null: nothing would be lost. Keep its identity. */
  readonly onUnsaved?: (unsaved: Unsaved | null) => void
}

/** The unsaved input of a form. It marks the tab, and is there again after a reload or a new sign-in. */
export function useDraft<T extends object>({ name, version, initial, onUnsaved }: DraftOptions<T>) {
  const place = `${name}:${useProfile()?.account ?? ''}`
  const [started] = useState(() => fitting(readDraft(place), version, initial))
  const [value, setValue] = useState(started ?? initial)
  const dirty = JSON.stringify(value) !== JSON.stringify(initial)
  useEffect(() => writeDraft(place, dirty ? { version, value } : null), [place, version, value, dirty])
  useUnsaved(dirty)
  const forget = () => writeDraft(place, null)
  const latest = useLatest(forget)
  useEffect(() => onUnsaved?.(dirty ? { forget: () => latest.current() } : null), [dirty, latest, onUnsaved])
  return {
    value,
    setValue,
    dirty,
    /** The input was typed before the last reload or sign-in. */
    restored: started !== null && dirty,
    /** Drops the stored draft, once it was saved or given up. */
    forget,
  }
}

function fitting<T extends object>(found: unknown, version: number, initial: T): T | null {
  const draft = found as { readonly version?: unknown; readonly value?: unknown } | null
  if (draft?.version !== version || typeof draft.value !== 'object' || draft.value === null) return null
  const value = draft.value as Record<string, unknown>
  const fits = Object.entries(initial).every(([key, model]) => typeof value[key] === typeof model)
  return fits ? (draft.value as T) : null
}
