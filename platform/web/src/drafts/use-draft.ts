import { useEffect, useState } from 'react'
import { useProfile } from '../session/session.ts'
import { useUnsaved } from '../tabs/page-hooks.ts'
import { readDraft, writeDraft } from './drafts.ts'

interface Options<T> {
  /** Names what is being written, e.g. 'guide.menu:10102'. */
  readonly name: string
  /** What the input changes: a draft over an older version is not put over what somebody else wrote since. */
  readonly version: number
  readonly initial: T
}

/** What a form holds before it is saved: marks its tab, and is there again after a reload or a new sign-in. */
export function useDraft<T extends object>({ name, version, initial }: Options<T>) {
  const place = `${name}:${useProfile()?.account ?? ''}`
  const [started] = useState(() => fitting(readDraft(place), version, initial))
  const [value, setValue] = useState(started ?? initial)
  const dirty = JSON.stringify(value) !== JSON.stringify(initial)
  useEffect(() => writeDraft(place, dirty ? { version, value } : null), [place, version, value, dirty])
  useUnsaved(dirty)
  return {
    value,
    setValue,
    dirty,
    /** What stands in the form was typed before. */
    restored: started !== null && dirty,
    /** It was saved, or given up. */
    forget: () => writeDraft(place, null),
  }
}

function fitting<T extends object>(found: unknown, version: number, initial: T): T | null {
  const draft = found as { readonly version?: unknown; readonly value?: unknown } | null
  if (draft?.version !== version || typeof draft.value !== 'object' || draft.value === null) return null
  const value = draft.value as Record<string, unknown>
  const fits = Object.entries(initial).every(([key, model]) => typeof value[key] === typeof model)
  return fits ? (draft.value as T) : null
}
