import { useText } from '@iisp/web/i18n/use-text'
import { EntranceFrame } from '../sign-in/entrance/EntranceFrame.tsx'
import { Insecure } from '../sign-in/Insecure.tsx'
import { canSeal } from '../sign-in/seal.ts'
import css from '../sign-in/sign-in.module.css'
import { AccountStep } from './AccountStep.tsx'
import { CodesStep } from './CodesStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { resetTexts } from './reset-texts.ts'
import { useReset } from './use-reset.ts'

/** Sets a new password for a person who forgot the old one, proven by phone and mail. */
export default function ResetPage() {
  const t = useText(resetTexts)
  return <EntranceFrame title={t('title')}>{canSeal() ? <Steps /> : <Insecure />}</EntranceFrame>
}

function Steps() {
  const t = useText(resetTexts)
  const reset = useReset()
  if (reset.step === 'account') return <AccountStep reset={reset} />
  if (reset.step === 'codes') return <CodesStep key={reset.uuid} reset={reset} />
  if (reset.step === 'password') return <PasswordStep reset={reset} />
  return (
    <div className={css.form}>
      <p className={css.notice} role="status">
        {t('done')}
      </p>
      <a className={css.submit} href="/iisp/login">
        {t('signIn')}
      </a>
    </div>
  )
}
