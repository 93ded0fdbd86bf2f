import { useText } from '@iisp/web/i18n/use-text'
import { newPasswordTexts } from './new-password-texts.ts'
import { PasswordChange } from './PasswordChange.tsx'
import css from '../sign-in.module.css'

interface ChangePasswordFormProps {
  readonly account: string
  /** The password that has just been proved. */
  readonly current: string
  readonly onChanged: () => void
  readonly onBack: () => void
}

/** Sets a new password to replace an expired one. */
export function ChangePasswordForm({ onBack, ...change }: ChangePasswordFormProps) {
  const t = useText(newPasswordTexts)
  return (
    <PasswordChange
      {...change}
      back={
        <button type="button" className={css.back} onClick={onBack}>
          {t('back')}
        </button>
      }
    >
      <h2 className={css.changeTitle}>{t('title')}</h2>
      <p className={css.notice}>{t('hint')}</p>
      <input type="hidden" autoComplete="username" value={change.account} readOnly />
    </PasswordChange>
  )
}
