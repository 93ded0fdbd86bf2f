import { PasswordField } from '@iisp/ui/password-field'
import { RequestError, isRequestError, request, toast, useInvalidate, useProfile, useText } from '@iisp/web'
import { FormBody, useForm } from '@iisp/web/forms/index'
import { useState } from 'react'
import { identityErrors as e } from '../../contract/errors.ts'
import { getMyAccount, mySessionList, mySignInList } from '../../contract/my-account.ts'
import { newPasswordFaults } from '../../contract/new-password-errors.ts'
import { updatePassword } from '../../contract/passwords.ts'
import { newPasswordFault } from '../../rules/passwords/new-password.ts'
import { Puzzle } from '../../parts/lazy-parts.ts'
import { newPasswordTexts } from '../sign-in/new-password/new-password-texts.ts'
import { sealChange } from '../sign-in/seal.ts'

import { accountTexts } from './account-texts.ts'
import css from './my-account.module.css'
import { usePass } from '../../parts/puzzle/use-pass.ts'

const empty = { current: '', fresh: '', again: '' }
const ofFresh: ReadonlySet<string> = new Set(newPasswordFaults.map(({ code }) => code))

/** Changes the own password, then starts empty again. */
export function PasswordForm() {
  const [changed, setChanged] = useState(0)
  return <Fields key={changed} onDone={() => setChanged((times) => times + 1)} />
}

/** Refusals of the server are shown beside the field that they concern. */
function Fields({ onDone }: { onDone: () => void }) {
  const t = useText(accountTexts)
  const shared = useText(newPasswordTexts)
  const profile = useProfile()
  const account = profile?.realAccount || profile?.account || ''
  const invalidate = useInvalidate()
  const pass = usePass()
  const form = useForm({
    initial: empty,
    faultsOf: ({ current, fresh, again }) => {
      const fault = newPasswordFault(fresh)
      return {
        current: current === '' && t('password.currentMissing'),
        fresh: fault !== null && shared(`fault.${fault}`),
        again: fresh !== again && shared('fault.newPasswordDiffers'),
      }
    },
  })
  const change = async ({ current, fresh }: typeof empty) => {
    const solved = await pass.ask()
    if (solved === null) return
    try {
      const sealed = await sealChange(current, fresh)
      await request(updatePassword, { account, ...sealed, ...solved }, { quiet: true })
    } catch (thrown) {
      throw besideField(thrown, t('password.currentWrong'))
    }
    toast.success(t('password.done'))
    onDone()
    await invalidate([getMyAccount, mySessionList, mySignInList])
  }
  return (
    <div className={css.form}>
      <FormBody form={form} okText={t('password.submit')} onSubmit={change}>
        <input type="hidden" autoComplete="username" value={account} readOnly />
        <PasswordField
          label={t('password.current')}
          required
          maxLength={128}
          autoComplete="current-password"
          {...form.field('current')}
        />
        <PasswordField
          label={t('password.fresh')}
          required
          maxLength={128}
          autoComplete="new-password"
          help={t('password.rule')}
          {...form.field('fresh')}
        />
        <PasswordField
          label={t('password.again')}
          required
          maxLength={128}
          autoComplete="new-password"
          {...form.field('again')}
        />
        <p className={css.hint}>
          {t('password.rest')}
          <br />
          {t('password.others')}
        </p>
      </FormBody>
      {pass.open && (
        <div className={css.puzzle}>
          <Puzzle onSolved={pass.settle} onClose={() => pass.settle(null)} />
        </div>
      )}
    </div>
  )
}

/**
 * The refusal with its field. A wrong password is attributed to the current password, since the
 * account is known.
 */
function besideField(thrown: unknown, currentWrong: string): unknown {
  if (!isRequestError(thrown)) return thrown
  const { kind, status, code, msg } = thrown
  if (code === e.wrongPassword.code)
    return new RequestError({ kind, status, code, msg: currentWrong, fields: ['current'] })
  return ofFresh.has(code) ? new RequestError({ kind, status, code, msg, fields: ['fresh'] }) : thrown
}
