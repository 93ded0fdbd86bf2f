import { platformErrors } from '@iisp/contract'
import { type ApplicationKind, saveApplication, submitApplication } from '@iisp/opening/contract'
import type { FormError } from '@iisp/ui/form-page'
import { isRequestError, request, toast, useInvalidate, useLocale, useText, useWrite } from '@iisp/web'
import { verificationErrors } from '@iisp/verification/contract'
import { useState } from 'react'
import { type ApplicationField, savingFaults, submittingFaults } from '../../rules/application-form.ts'
import type { Fault } from '../../rules/why.ts'
import { affectedCalls } from '../application-changes.ts'
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

/** Saves and submits. Errors are shown beside their fields, a refusal of the server in the form. */
export function useSending(kind: ApplicationKind, form: FormHandle, { onSaved, onSubmitted }: Ends) {
  const t = useText(formTexts)
  const locale = useLocale()
  const invalidate = useInvalidate()
  const write = useWrite()
  const [tried, setTried] = useState<What | null>(null)
  const [attempt, setAttempt] = useState<readonly Fault[]>([])
  // the application that waits for a face verification
  const [verifying, setVerifying] = useState<string | null>(null)
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
  const run = (what: What) => {
    if (write.busy) return
    setTried(what)
    write.forget()
    const wrong = rules[what](judged)
    setAttempt(wrong)
    if (wrong.length > 0) return
    void write.run(() => send(what).finally(() => void invalidate(affectedCalls)))
  }
  const isStale = write.refusal?.code === platformErrors.conflict.code
  return {
    busy: write.busy ? tried : null,
    refusal: write.refusal && { text: isStale ? t('changed') : write.refusal.msg, stale: isStale },
    verifying,
    endVerifying: () => setVerifying(null),
    /** Identifies the last attempt. */
    attempt,
    summary:
      faults.length === attempt.length
        ? faults.map((fault) => ({ name: fault.field, message: fault[locale] }))
        : noErrors,
    errorOf: (field: ApplicationField): string | null =>
      faults.find((fault) => fault.field === field)?.[locale] ?? null,
    save: () => run('save'),
    submit: () => run('submit'),
  }
}
export type Sending = ReturnType<typeof useSending>
