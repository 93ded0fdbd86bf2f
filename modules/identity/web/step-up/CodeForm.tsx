import { Field } from '@iisp/ui/field'
import { UiProvider } from '@iisp/ui/locale'
import { useLocale, useText } from '@iisp/web'
import { Dialog, DialogButtons } from '@iisp/web/messages/index'
import { useState } from 'react'
import { useStore } from 'zustand'
import { type CodeSent, declineFactor, proveCode, sendCode, stepUpStore } from './step-up-store.ts'
import { KeyWay } from './KeyWay.tsx'
import { stepUpTexts } from './step-up-texts.ts'
import css from './step-up.module.css'
import { useSecondsUntil } from '../use-seconds-until.ts'

/** Asks for the code that was sent. A wrong code stays in the field, to be corrected. */
export function CodeForm({ sent }: { sent: CodeSent }) {
  const t = useText(stepUpTexts)
  const locale = useLocale()
  const { busy, error } = useStore(stepUpStore)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState('')
  const wait = useSecondsUntil(sent.resendAt)
  const prove = () => {
    if (busy) return
    if (!/^\d{6}$/.test(code)) return setFault(t('format'))
    void proveCode(code)
  }
  return (
    <Dialog
      title={t('title')}
      onClose={declineFactor}
      footer={<DialogButtons okText={t('confirm')} writing={busy} onCancel={declineFactor} onOk={prove} />}
    >
      <UiProvider locale={locale}>
        <p className={css.message}>{t('sent', { phone: sent.phone })}</p>
        <Field label={t('code')} required error={fault || error}>
          {(control) => (
            <span className={css.line}>
              <input
                {...control}
                data-first
                className={css.code}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
                value={code}
                onChange={(event) => {
                  setCode(event.target.value.normalize('NFKC').replace(/\D/g, ''))
                  setFault('')
                }}
                onKeyDown={(event) => event.key === 'Enter' && prove()}
              />
              <button
                type="button"
                className={css.again}
                disabled={wait > 0 || busy}
                onClick={() => void sendCode()}
              >
                {wait > 0 ? t('resendIn', { seconds: String(wait) }) : t('resend')}
              </button>
            </span>
          )}
        </Field>
        <KeyWay />
      </UiProvider>
    </Dialog>
  )
}
