import { platformErrors } from '@iisp/contract'
import { type ApplicationKind, saveApplication, submitApplication } from '@iisp/opening/contract'
import type { FormError } from '@iisp/ui/form-page'
import { isRequestError, request, toast, useLocale, useText } from '@iisp/web'
import { verificationErrors } from '@iisp/verification/contract'
import { useRef, useState } from 'react'
import { type ApplicationField, savingFaults, submittingFaults } from '../../rules/application-form.ts'
import { useReadAgain } from '../application-changes.ts'
import { type SavedAs, formOf, inputOf } from './form-fields.ts'
import { formTexts } from './form-texts.ts'
import type { FormHandle } from './use-application-form.ts'

type What = 'save' | 'submit'
const noErrors: readonly FormError[] = []
const rules = { save: savingFaults, submit: submittingFaults } as const

interface Ends {
  readonly onSaved: (xmbh: string) => void
  readonly onSubmitted: () => void
}

/** Saves and submits. What is wrong is said at its field; a refusal of the server stands in the form. */
export function useSending(kind: ApplicationKind, form: FormHandle, { onSaved, onSubmitted }: Ends) {
  const t = useText(formTexts)
  const locale = useLocale()
  const readAgain = useReadAgain()
  const [busy, setBusy] = useState<What | null>(null)
  const [tried, setTried] = useState<What | null>(null)
  const [summary, setSummary] = useState(noErrors)
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly stale: boolean } | null>(null)
  // the application whose face verification is waited for
  const [verifying, setVerifying] = useState<string | null>(null)
  const running = useRef(false)
  const judged = formOf(kind, form.fields, form.password)
  const faults = tried === null ? [] : rules[tried](judged)

  const send = async (what: What) => {
    const input = inputOf(kind, form.fields, form.password, form.saved)
    const saved =
      form.dirty || form.saved === null ? await request(saveApplication, input, { quiet: true }) : form.saved
    form.markSaved({ xmbh: saved.xmbh, version: saved.version })
    if (what === 'save') {
      toast.success(t('saved'))
      onSaved(saved.xmbh)
      return
    }
    await submit(saved)
  }
  const submit = async ({ xmbh, version }: SavedAs) => {
    try {
      await request(submitApplication, { xmbh, version }, { quiet: true })
    } catch (error) {
      if (!isRequestError(error) || error.code !== verificationErrors.notVerified.code) throw error
      setVerifying(xmbh)
      return
    }
    form.forgetDraft()
    onSubmitted()
  }
  const run = async (what: What) => {
    if (running.current) return
    setTried(what)
    setRefusal(null)
    const wrong = rules[what](judged)
    setSummary(wrong.map((fault) => ({ name: fault.field, message: fault[locale] })))
    if (wrong.length > 0) return
    running.current = true
    setBusy(what)
    try {
      await send(what)
    } catch (error) {
      if (!isRequestError(error)) throw error
      const stale = error.code === platformErrors.conflict.code
      setRefusal({ text: stale ? t('changed') : error.msg, stale })
    } finally {
      running.current = false
      setBusy(null)
      readAgain()
    }
  }
  return {
    busy,
    refusal,
    verifying,
    endVerifying: () => setVerifying(null),
    summary: faults.length === summary.length ? summary : noErrors,
    errorOf: (field: ApplicationField): string | null =>
      faults.find((fault) => fault.field === field)?.[locale] ?? null,
    save: () => void run('save'),
    submit: () => void run('submit'),
  }
}
export type Sending = ReturnType<typeof useSending>
