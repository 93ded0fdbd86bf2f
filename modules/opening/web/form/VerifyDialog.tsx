import { Modal } from '@iisp/ui/modal'
import { VerificationPanel } from '@iisp/ui/verification-panel'
import { getVerifiedId, getVerifiedResult } from '@iisp/verification/contract'
import { request, useText } from '@iisp/web'
import { formTexts } from './form-texts.ts'
import css from './form.module.css'

const verifiedSource = '2'

interface Props {
  readonly xmbh: string
  readonly onPassed: () => void
  readonly onCancel: () => void
}

/** The face of the administrator or legal representative, before an account opening is submitted. */
export function VerifyDialog({ xmbh, onPassed, onCancel }: Props) {
  const t = useText(formTexts)
  return (
    <Modal open title={t('verify')} onCancel={onCancel} footer={null}>
      <p className={css.quiet}>{t('verifyHint')}</p>
      <VerificationPanel
        kind="face"
        start={() => request(getVerifiedId, { verifiedSource, busiId: xmbh }, { quiet: true })}
        poll={(verifiedId) => request(getVerifiedResult, { verifiedId, verifiedSource }, { quiet: true })}
        onPassed={onPassed}
      />
    </Modal>
  )
}
