import {
  auditVerification,
  cancelAuditVerification,
  verificationChanged,
  verifyAudit,
} from '@iisp/audit/contract'
import { Button } from '@iisp/ui/button'
import { Modal } from '@iisp/ui/modal'
import { useCall, useLive, useSend, useText } from '@iisp/web'
import { useState } from 'react'
import css from './audit.module.css'
import { auditTexts } from './audit-texts.ts'
import { HeadsPanel } from './HeadsPanel.tsx'
import { VerificationProgress } from './VerificationProgress.tsx'
import { VerificationResult } from './VerificationResult.tsx'

/** Interval at which a running verification is polled, in milliseconds. */
const lookEveryMs = 1000

/** 校验审计链: starts a verification, shows its progress and the last result. It keeps running when the dialog is closed. */
export function VerifyDialog({ onClose }: { onClose: () => void }) {
  const t = useText(auditTexts)
  const [watching, setWatching] = useState(false)
  const state = useCall(
    auditVerification,
    {},
    { quiet: true, staleTime: 0, refetchInterval: watching ? lookEveryMs : false },
  )
  useLive(verificationChanged, () => void state.refetch())
  const options = { invalidates: [auditVerification] }
  const begin = useSend(verifyAudit, options)
  const cancel = useSend(cancelAuditVerification, options)
  const { running, last } = state.data ?? { running: null, last: null }
  if ((running !== null) !== watching) setWatching(running !== null)
  return (
    <Modal
      open
      size="large"
      title={t('verify.title')}
      onCancel={onClose}
      footer={
        <div className={css.foot}>
          <Button onClick={onClose}>{t('verify.close')}</Button>
          {running ? (
            <Button writing={cancel.isPending} onClick={() => cancel.mutate({ id: running.id })}>
              {t('verify.cancel')}
            </Button>
          ) : (
            <Button type="primary" writing={begin.isPending} onClick={() => begin.mutate({})}>
              {t(last === null ? 'verify.begin' : 'verify.again')}
            </Button>
          )}
        </div>
      }
    >
      {state.error && <p role="alert">{state.error.msg}</p>}
      {running && <VerificationProgress running={running} />}
      {last && <VerificationResult last={last} earlier={running !== null} />}
      {state.data && last === null && running === null && <p>{t('verify.never')}</p>}
      {state.data && <HeadsPanel nodes={state.data.nodes} witness={state.data.witness} />}
    </Modal>
  )
}
