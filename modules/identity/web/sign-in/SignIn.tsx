import { holdEscape } from '@iisp/ui/layer'
import { useText } from '@iisp/web/i18n/use-text'
import { lazyPart } from '@iisp/web/loader/index'
import type { SignInProps } from '@iisp/web/ports'
import { useProfile, useSession } from '@iisp/web/session/session'
import { useEffect, useRef, useState } from 'react'
import { EntranceFrame } from './entrance/EntranceFrame.tsx'
import { Insecure } from './Insecure.tsx'
import { OtherDoors } from './entrance/OtherDoors.tsx'
import { SignInForm } from './SignInForm.tsx'
import { lastAccount } from './last-account.ts'
import { canSeal } from './seal.ts'
import css from './sign-in.module.css'
import { signInTexts } from './texts.ts'

const ChangePasswordForm = lazyPart(
  () => import('./new-password/ChangePasswordForm.tsx'),
  'ChangePasswordForm',
)

/** The address decides, as it does for the UKey. */
const isGlobalFundPage = () => location.href.includes('/global-fund-login')

/** The sign-in: a page of its own, or a layer over a page whose session ended. */
export default function SignIn({ over, onSignedIn }: SignInProps) {
  return over ? <Layer onSignedIn={onSignedIn} /> : <FullPage onSignedIn={onSignedIn} />
}

type Done = Pick<SignInProps, 'onSignedIn'>

function FullPage({ onSignedIn }: Done) {
  const t = useText(signInTexts)
  const globalFund = isGlobalFundPage()
  return (
    <EntranceFrame title={t(globalFund ? 'globalFundTitle' : 'title')}>
      <Forms account="" fixed={false} globalFund={globalFund} onSignedIn={onSignedIn} />
      <OtherDoors globalFund={globalFund} />
    </EntranceFrame>
  )
}

function Layer({ onSignedIn }: Done) {
  const t = useText(signInTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const profile = useProfile()
  const replaced = useSession((session) => session.replaced)
  const [account] = useState(() => profile?.realAccount || profile?.account || lastAccount())
  useEffect(() => {
    const layer = dialog.current
    if (typeof layer?.showModal === 'function') layer.showModal()
    else layer?.setAttribute('open', '')
    layer?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={css.layer}
      aria-labelledby="sign-in-over"
      onKeyDown={holdEscape}
      onCancel={(event) => event.preventDefault()}
    >
      <h1 id="sign-in-over" className={css.title}>
        {t(replaced ? 'otherTitle' : 'overTitle')}
      </h1>
      <p className={css.hint}>{t(replaced ? 'otherHint' : 'overHint')}</p>
      <Forms
        account={account}
        fixed={account !== ''}
        globalFund={profile?.isGlobalFund === '1'}
        onSignedIn={onSignedIn}
      />
      {replaced && (
        <p className={css.other}>
          <button type="button" className={css.goOn} onClick={onSignedIn}>
            {t('goOnAsOther')}
          </button>{' '}
          {t('goOnHint')}
        </p>
      )}
    </dialog>
  )
}

interface FormsProps extends Done {
  readonly account: string
  readonly fixed: boolean
  readonly globalFund: boolean
}
function Forms({ account, fixed, globalFund, onSignedIn }: FormsProps) {
  const t = useText(signInTexts)
  const [expired, setExpired] = useState<{ account: string; password: string } | null>(null)
  const [changed, setChanged] = useState('')
  if (!canSeal()) return <Insecure />
  if (expired !== null) {
    return (
      <ChangePasswordForm
        account={expired.account}
        current={expired.password}
        onBack={() => setExpired(null)}
        onChanged={() => {
          setChanged(expired.account)
          setExpired(null)
        }}
      />
    )
  }
  return (
    <SignInForm
      account={changed || account}
      fixed={fixed}
      globalFund={globalFund}
      notice={changed === '' ? '' : t('changed')}
      onSignedIn={onSignedIn}
      onExpired={setExpired}
    />
  )
}
