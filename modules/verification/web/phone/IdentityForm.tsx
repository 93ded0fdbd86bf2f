import { businessDate } from '@iisp/contract/date'
import { phoneBegin, verificationErrors, type PersonRole } from '@iisp/verification/contract'
import { identityFault } from '@iisp/verification/rules'
import { Button } from '@iisp/ui/button'
import { CheckBox } from '@iisp/ui/check-box'
import { Field } from '@iisp/ui/field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { isRequestError, request, useText } from '@iisp/web'
import { useState, type SyntheticEvent } from 'react'
import { phoneTexts } from './phone-texts.ts'
import css from './phone.module.css'
import type { Begun, PhoneInfo } from './phone-info.ts'

interface Props {
  readonly verifiedId: string
  readonly info: PhoneInfo
  readonly onBegun: (begun: Begun) => void
  readonly onOver: () => void
}
type Wrong = 'role' | 'name' | 'idNumber' | 'consent'

/** Who is in front of the phone; they agree to be recorded before anything is sent. */
export function IdentityForm({ verifiedId, info, onBegun, onOver }: Props) {
  const t = useText(phoneTexts)
  const [role, setRole] = useState<PersonRole | null>(
    info.roles.length === 1 ? (info.roles[0] ?? null) : null,
  )
  const [name, setName] = useState('')
  const [idNumber, setIdNumber] = useState('')
  const [consent, setConsent] = useState(false)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [today] = useState(() => businessDate(new Date()))
  const fault = identityFault(name, idNumber, today)
  const wrong: Wrong | null = role === null ? 'role' : (fault ?? (consent ? null : 'consent'))
  const errorOf = (field: Wrong) => (tried && wrong === field ? t(`fault.${field}`) : undefined)

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong !== null || role === null || busy) return
    setBusy(true)
    try {
      const identity = { role, name: name.trim(), idNumber: idNumber.trim(), consent: true as const }
      const { token, challenge } = await request(phoneBegin, { verifiedId, ...identity }, { quiet: true })
      onBegun({ token, challenge, name: name.trim() })
    } catch (thrown) {
      if (!isRequestError(thrown)) throw thrown
      if (thrown.code === verificationErrors.codeDead.code) onOver()
      else setRefusal(thrown.msg || t('offline'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <RadioGroup
        label={t('who')}
        error={errorOf('role')}
        options={info.roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        value={role}
        onChange={setRole}
      />
      <Field label={t('name')} required error={errorOf('name')}>
        {(control) => (
          <input
            {...control}
            className={css.input}
            autoComplete="name"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('idNumber')} required error={errorOf('idNumber')}>
        {(control) => (
          <input
            {...control}
            className={css.input}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={18}
            value={idNumber}
            onChange={(event) => setIdNumber(event.target.value)}
          />
        )}
      </Field>
      <CheckBox
        label={
          <>
            {t('consent')}{' '}
            <a href="/iisp/agreements/privacy" target="_blank" rel="noopener noreferrer">
              {t('privacy')}
            </a>
          </>
        }
        checked={consent}
        onChange={setConsent}
      />
      {errorOf('consent') && <p className={css.fault}>{errorOf('consent')}</p>}
      {refusal !== '' && (
        <p className={css.fault} role="alert">
          {refusal}
        </p>
      )}
      <Button type="primary" htmlType="submit" loading={busy} block>
        {t('next')}
      </Button>
    </form>
  )
}
