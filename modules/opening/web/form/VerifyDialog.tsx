import { Modal } from '@iisp/ui/modal'
import { FaceVerification } from '@iisp/verification/parts'
import { useText } from '@iisp/web'
import { formTexts } from './form-texts.ts'
import css from './form.module.css'

interface Props {
  readonly xmbh: string
  readonly onPassed: () => void
  readonly onCancel: () => void
}

/** Face verification of the administrator or legal representative before an account opening is submitted. */
export function VerifyDialog({ xmbh, onPassed, onCancel }: Props) {
  const t = useText(formTexts)
  return (
    <Modal open title={t('verify')} onCancel={onCancel} footer={null}>
      <p className={css.quiet}>{t('verifyHint')}</p>
      <FaceVerification busiId={xmbh} onPassed={onPassed} />
    </Modal>
  )
}
