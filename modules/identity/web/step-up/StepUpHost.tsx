import { useText } from '@iisp/web'
import { Dialog, DialogButtons } from '@iisp/web/messages/index'
import { onReset } from '@iisp/web/session/index'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { CodeForm } from './CodeForm.tsx'
import { KeyWay } from './KeyWay.tsx'
import { declineFactor, forgetStepUp, stepUpStore } from './step-up-store.ts'
import { stepUpTexts } from './step-up-texts.ts'
import css from './step-up.module.css'

/** Shows the dialog for the second factor over the page that needs it. */
export function StepUpHost() {
  const { open, sent, error } = useStore(stepUpStore)
  useEffect(() => {
    const stop = onReset(forgetStepUp)
    return () => {
      stop()
      forgetStepUp()
    }
  }, [])
  if (!open) return null
  return <div data-app="identity">{sent === null ? <Sending error={error} /> : <CodeForm sent={sent} />}</div>
}

function Sending({ error }: { error: string }) {
  const t = useText(stepUpTexts)
  const know = error !== '' && <DialogButtons okText={t('know')} onOk={declineFactor} />
  return (
    <Dialog title={t('title')} onClose={declineFactor} footer={know}>
      <p className={css.message} role={error === '' ? 'status' : 'alert'}>
        {error || t('sending')}
      </p>
      {error !== '' && <KeyWay />}
    </Dialog>
  )
}
