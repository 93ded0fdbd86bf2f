import { useStore } from 'zustand'
import { useEffect } from 'react'
import { useText } from '../i18n/index.ts'
import { Dialog } from '../messages/Dialog.tsx'
import type { FactorPort } from '../ports.ts'
import { CodeForm } from './CodeForm.tsx'
import { declineFactor, forgetStepUp, stepUpStore } from './step-up-store.ts'
import { stepUpTexts } from './step-up-texts.ts'
import css from './step-up.module.css'

/** Draws the question for the second factor over whatever page asked for it. */
export function StepUpHost({ port }: { port: FactorPort }) {
  const t = useText(stepUpTexts)
  const { open, sent, error } = useStore(stepUpStore)
  useEffect(() => forgetStepUp, [])
  if (!open) return null
  if (sent !== null) return <CodeForm port={port} sent={sent} />
  const know = error !== '' && (
    <button type="button" className={css.know} onClick={declineFactor}>
      {t('know')}
    </button>
  )
  return (
    <Dialog title={t('title')} onClose={declineFactor} footer={know}>
      <p className={css.message} role={error === '' ? 'status' : 'alert'}>
        {error || t('sending')}
      </p>
    </Dialog>
  )
}
