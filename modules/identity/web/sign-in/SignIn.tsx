import { useText } from '@iisp/web/i18n/use-text'
import { lazyPart } from '@iisp/web/loader/index'
import type { SignInProps } from '@iisp/web/ports'
import { useEffect, useRef, useState } from 'react'
import { BrandPanel } from './BrandPanel.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SignInForm } from './SignInForm.tsx'
import { lastAccount } from './last-account.ts'
import { canSeal } from './seal.ts'
import css from './sign-in.module.css'
import { TermsLinks } from './TermsLinks.tsx'
import { signInTexts } from './texts.ts'
import { useBrand } from './use-brand.ts'

const ChangePasswordForm = lazyPart(
  () => import('./ChangePasswordForm.tsx'),
  (loaded) => loaded.ChangePasswordForm,
)

/** The sign-in: a page of its own, or a layer over a page whose session ended. */
export default function SignIn({ over, onSignedIn }: SignInProps) {
  return over ? <Layer onSignedIn={onSignedIn} /> : <FullPage onSignedIn={onSignedIn} />
}

type Done = Pick<SignInProps, 'onSignedIn'>

function FullPage({ onSignedIn }: Done) {
  const t = useText(signInTexts)
  const brand = useBrand()
  return (
    <div className={css.page}>
      <BrandPanel name={brand.name} />
      <main className={css.side}>
        <LanguageSwitch />
        <div className={css.card}>
          <h1 className={css.title}>{t('title')}</h1>
          <Forms account="" fixed={false} onSignedIn={onSignedIn} />
        </div>
        <footer className={css.footer}>
          {brand.phone !== '' && t('service', { phone: brand.phone })}
          <TermsLinks />
        </footer>
      </main>
    </div>
  )
}

function Layer({ onSignedIn }: Done) {
  const t = useText(signInTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [account] = useState(lastAccount)
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
      onCancel={(event) => event.preventDefault()}
    >
      <h1 id="sign-in-over" className={css.title}>
        {t('overTitle')}
      </h1>
      <p className={css.hint}>{t('overHint')}</p>
      <Forms account={account} fixed={account !== ''} onSignedIn={onSignedIn} />
    </dialog>
  )
}

interface FormsProps extends Done {
  readonly account: string
  readonly fixed: boolean
}
function Forms({ account, fixed, onSignedIn }: FormsProps) {
  const t = useText(signInTexts)
  const [expired, setExpired] = useState<{ account: string; password: string } | null>(null)
  const [changed, setChanged] = useState('')
  if (!canSeal()) {
    return (
      <p className={css.insecure} role="alert">
        {t('insecure')}
      </p>
    )
  }
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
      notice={changed === '' ? '' : t('change.done')}
      onSignedIn={onSignedIn}
      onExpired={setExpired}
    />
  )
}
