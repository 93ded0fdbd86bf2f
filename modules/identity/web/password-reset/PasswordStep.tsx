import { useText } from '@iisp/web/i18n/use-text'
import { NewPasswordInputs, useNewPassword } from '../sign-in/new-password/NewPasswordInputs.tsx'
import css from '../sign-in/sign-in.module.css'
import { StepForm } from './StepForm.tsx'
import { resetTexts } from './reset-texts.ts'
import type { Reset } from './use-reset.ts'

export function PasswordStep({ reset }: { reset: Reset }) {
  const t = useText(resetTexts)
  const typed = useNewPassword()
  const submit = () => {
    typed.showFaults()
    if (typed.isRight) void reset.finish(typed.fresh)
  }
  return (
    <StepForm reset={reset} step="password" submit={t('finish')} onSubmit={submit}>
      <p className={css.notice}>{t('proven')}</p>
      <input type="hidden" autoComplete="username" value={reset.account} readOnly />
      <NewPasswordInputs of={typed} />
    </StepForm>
  )
}
