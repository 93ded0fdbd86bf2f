import { CheckBox } from '@iisp/ui/check-box'
import { Tabs } from '@iisp/ui/tabs'
import { useText } from '@iisp/web/i18n/use-text'
import { EntranceContext } from '@iisp/web/routes/entrance'
import { type SyntheticEvent, use, useRef } from 'react'
import { PasswordInput } from './inputs/PasswordInput.tsx'
import { KeyDialog, Puzzle, SweepCode } from './lazy-parts.ts'
import { SubmitButton } from './inputs/SubmitButton.tsx'
import { TextInput } from './inputs/TextInput.tsx'
import fieldCss from './inputs/field.module.css'
import css from './sign-in.module.css'
import { signInTexts } from './texts.ts'
import { useFirstFocus } from './inputs/use-first-focus.ts'
import type { Way } from './use-fields.ts'
import { type SignInState, useSignIn } from './use-sign-in.ts'

const resetAddress = '/cms/Reset-Password'
const ways: readonly Way[] = ['sms', 'normal', 'key']
const withSweep: readonly Way[] = [...ways, 'sweep']

interface SignInFormProps extends SignInState {
  /** The account cannot be changed, because the same person is to continue. */
  readonly fixed: boolean
  /** A message above the form, for example that the password was changed. */
  readonly notice: string
}

export function SignInForm({ fixed, notice, ...state }: SignInFormProps) {
  const t = useText(signInTexts)
  const form = useSignIn(state)
  const { typed, step, way } = form
  const element = useFirstFocus()
  const submit = useRef<HTMLButtonElement>(null)
  const busy = step === 'working'
  // A QR code signs in the person who confirms it, so it is not offered where a given person has to
  // continue.
  const sweep = !fixed && !state.globalFund && use(EntranceContext)?.parts.settings.enableSweepLogin
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    form.submit()
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <form ref={element} className={css.form} noValidate aria-busy={busy} onSubmit={onSubmit}>
      <Tabs
        label={t('ways')}
        tabs={(sweep ? withSweep : ways).map((key) => ({ key, label: t(`way.${key}`) }))}
        value={way}
        onChange={form.choose}
      >
        {way === 'sweep' ? (
          <SweepCode onSignedIn={state.onSignedIn} />
        ) : (
          <div className={css.panel}>
            {notice !== '' && <p className={css.notice}>{notice}</p>}
            <TextInput
              label={t('account')}
              name="account"
              type="email"
              inputMode="email"
              autoComplete="username"
              readOnly={fixed}
              maxLength={128}
              value={typed.account}
              fault={form.shown('account')}
              onValue={(account) => form.type({ account })}
            />
            <PasswordInput
              label={t('password')}
              autoComplete="current-password"
              value={typed.password}
              fault={form.shown('password')}
              onValue={(password) => form.type({ password })}
            />
            {way === 'sms' && <CodeInput form={form} />}
            {way === 'key' && <p className={css.keyHint}>{t(busy ? 'keyTouch' : 'keyHint')}</p>}
            <div className={css.beside}>
              {!fixed && !state.globalFund && (
                <CheckBox
                  label={t('administrator')}
                  checked={typed.administrator}
                  onChange={(administrator) => form.type({ administrator })}
                />
              )}
              {/* In a layer above a page, the link opens a new tab, so the page keeps its state. */}
              <a
                className={css.link}
                href={resetAddress}
                {...(fixed ? { target: '_blank', rel: 'noopener' } : {})}
              >
                {t('forgotten')}
              </a>
            </div>
            <SubmitButton
              ref={submit}
              text={t(busy ? 'submitting' : 'submit')}
              busy={busy}
              error={form.error}
            />
          </div>
        )}
      </Tabs>
      {form.keyFault && <KeyDialog fault={form.keyFault} onClose={form.closeKeyFault} />}
      {step === 'puzzle' && (
        <div className={css.puzzle}>
          <Puzzle
            onSolved={form.solved}
            onClose={() => {
              form.closePuzzle()
              submit.current?.focus()
            }}
          />
        </div>
      )}
    </form>
  )
}

function CodeInput({ form }: { form: ReturnType<typeof useSignIn> }) {
  const t = useText(signInTexts)
  const { typed, step, sent, wait } = form
  return (
    <TextInput
      label={t('code')}
      name="captcha_text"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      value={typed.code}
      fault={form.shown('code')}
      hint={sent === null ? undefined : t('codeSent', { phone: sent.phone })}
      onValue={(code) => form.type({ code: code.replace(/\D/g, '') })}
      after={
        <button
          type="button"
          className={fieldCss.send}
          disabled={wait > 0 || step === 'working'}
          onClick={form.askCode}
        >
          {wait > 0 ? t('getCodeAgain', { seconds: wait }) : t('getCode')}
        </button>
      }
    />
  )
}
