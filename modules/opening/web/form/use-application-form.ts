import type { ApplicationDetail } from '@iisp/opening/contract'
import { useProfile, useUnsaved } from '@iisp/web'
import { useEffect, useState } from 'react'
import { readDraft, storageKey, writeDraft } from './draft-store.ts'
import { type FormFields, type SavedAs, blankFields, fieldsOf } from './form-fields.ts'

const same = (a: FormFields, b: FormFields): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The form's state. Also keeps its draft in the browser and marks its tab as unsaved. */
export function useApplicationForm(target: string, detail: ApplicationDetail | null) {
  const profile = useProfile()
  const account = profile?.account ?? ''
  const [started] = useState(() => {
    const initial = detail === null ? blankFields(profile) : fieldsOf(detail)
    const saved: SavedAs | null = detail && { xmbh: detail.XMBH, version: detail.VERSION }
    const draft = readDraft(account, target)
    // a draft of an older version would undo what others have changed since
    const fits = draft !== null && (detail === null || draft.saved?.version === detail.VERSION)
    return { initial, saved: fits ? draft.saved : saved, fields: fits ? draft.fields : initial, fits }
  })
  const [fields, setFields] = useState(started.fields)
  const [saved, setSaved] = useState(started.saved)
  const [kept, setKept] = useState(started.initial)
  // has to be typed each time: it is neither read from the server nor stored in the browser
  const [password, setPassword] = useState('')
  const dirty = !same(fields, kept) || password !== ''
  useEffect(
    () => writeDraft(account, target, same(fields, kept) ? null : { fields, saved }),
    [account, target, fields, kept, saved],
  )
  useUnsaved(dirty, storageKey(account, target))
  return {
    fields,
    password,
    setPassword,
    change: (patch: Partial<FormFields>) => setFields((now) => ({ ...now, ...patch })),
    saved,
    /** Called after a successful save: the fields equal what the server has. */
    markSaved: (as: SavedAs) => {
      setSaved(as)
      setKept(fields)
      setPassword('')
    },
    dirty,
    restored: started.fits && dirty,
    forgetDraft: () => writeDraft(account, target, null),
  }
}
export type FormHandle = ReturnType<typeof useApplicationForm>
