import { useText } from '@iisp/web/i18n/use-text'
import { globalFundSignIn } from '@iisp/web/session/sign-in-address'
import { useState } from 'react'
import { accountFault, passwordFault } from '../../rules/sign-in/account.ts'
import { EntranceFrame } from '../sign-in/entrance/EntranceFrame.tsx'
import { Insecure } from '../sign-in/Insecure.tsx'
import { newPasswordTexts } from '../sign-in/new-password/new-password-texts.ts'
import { PasswordChange } from '../sign-in/new-password/PasswordChange.tsx'
import { PasswordInput } from '../sign-in/inputs/PasswordInput.tsx'
import { canSeal } from '../sign-in/seal.ts'
import css from '../sign-in/sign-in.module.css'
import { TextInput } from '../sign-in/inputs/TextInput.tsx'
import { signInTexts } from '../sign-in/texts.ts'
import { passwordTexts } from './password-texts.ts'

/** Changes the password of an account of the global-fund zone, proven by the current password. */
export default function PasswordPage() {
  const t = useText(passwordTexts)
  const [done, setDone] = useState(false)
  if (!canSeal())
    return (
      <EntranceFrame title={t('title')}>
        <Insecure />
      </EntranceFrame>
    )
  return (
    <EntranceFrame title={t('title')}>
      {done ? (
        <div className={css.form}>
          <p className={css.notice} role="status">
            {t('done')}
          </p>
          <a className={css.submit} href={globalFundSignIn}>
            {t('signIn')}
          </a>
        </div>
      ) : (
        <Change onChanged={() => setDone(true)} />
      )}
    </EntranceFrame>
  )
}

function Change({ onChanged }: { onChanged: () => void }) {
  const t = useText(passwordTexts)
  const ofSignIn = useText(signInTexts)
  const shared = useText(newPasswordTexts)
  const [account, setAccount] = useState('')
  const [current, setCurrent] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const faults = [accountFault(account), passwordFault(current)] as const
  const [ofAccount, ofCurrent] = faults.map((fault) =>
    submitted && fault !== null ? ofSignIn(`fault.${fault}`) : undefined,
  )
  return (
    <PasswordChange
      account={account}
      current={current}
      check={() => {
        setSubmitted(true)
        return faults.every((fault) => fault === null)
      }}
      onChanged={onChanged}
      back={
        <a className={css.back} href={globalFundSignIn}>
          {shared('back')}
        </a>
      }
    >
      <TextInput
        label={ofSignIn('account')}
        name="account"
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={128}
        value={account}
        fault={ofAccount}
        onValue={setAccount}
      />
      <PasswordInput
        label={t('current')}
        autoComplete="current-password"
        value={current}
        fault={ofCurrent}
        onValue={setCurrent}
      />
    </PasswordChange>
  )
}
