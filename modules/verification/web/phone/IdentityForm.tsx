import { businessDate } from '@iisp/contract/date'
import { phoneBegin, type PersonRole } from '@iisp/verification/contract'
import { identityFault } from '@iisp/verification/rules'
import { Button } from '@iisp/ui/button'
import { CheckBox } from '@iisp/ui/check-box'
import { Field } from '@iisp/ui/field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { request, useText } from '@iisp/web'
import { Fault } from './Fault.tsx'
import { type InputHTMLAttributes, type SyntheticEvent, useState } from 'react'
import { phoneTexts } from './phone-texts.ts'
import css from './phone.module.css'
import type { Begun, PhoneInfo } from './phone-info.ts'
import { usePhoneWrite } from './use-phone-write.ts'

interface Props {
  readonly verifiedId: string
  readonly info: PhoneInfo
  readonly onBegun: (begun: Begun) => void
  readonly onOver: () => void
}
type Wrong = 'role' | 'name' | 'idNumber' | 'consent'

/** Asks who is in front of the phone. Nothing is sent before they agree to be recorded. */
export function IdentityForm({ verifiedId, info, onBegun, onOver }: Props) {
  const t = useText(phoneTexts)
  const [role, setRole] = useState<PersonRole | null>(
    info.roles.length === 1 ? (info.roles[0] ?? null) : null,
  )
  const [name, setName] = useState('')
  const [idNumber, setIdNumber] = useState('')
  const [consent, setConsent] = useState(false)
  const [tried, setTried] = useState(false)
  const { busy, fault: refusal, run } = usePhoneWrite(onOver)
  const [today] = useState(() => businessDate(new Date()))
  const fault = identityFault(name, idNumber, today)
  const wrong: Wrong | null = role === null ? 'role' : (fault ?? (consent ? null : 'consent'))
  const errorOf = (field: Wrong) => (tried && wrong === field ? t(`fault.${field}`) : undefined)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong !== null || role === null) return
    void run(async () => {
      const identity = { role, name: name.trim(), idNumber: idNumber.trim(), consent: true as const }
      const { token, challenge } = await request(phoneBegin, { verifiedId, ...identity }, { quiet: true })
      onBegun({ token, challenge, name: name.trim() })
    })
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <RadioGroup
        label={t('who')}
        error={errorOf('role')}
        options={info.roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        value={role}
        onChange={setRole}
      />
      <PhoneInput
        label={t('name')}
        error={errorOf('name')}
        autoComplete="name"
        maxLength={60}
        value={name}
        onValue={setName}
      />
      <PhoneInput
        label={t('idNumber')}
        error={errorOf('idNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={18}
        value={idNumber}
        onValue={setIdNumber}
      />
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
      <Fault text={refusal} />
      <Button type="primary" htmlType="submit" writing={busy} block>
        {t('next')}
      </Button>
    </form>
  )
}

interface PhoneInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string
  readonly error: string | undefined
  readonly onValue: (value: string) => void
}

/** A text field large enough for a phone. */
const PhoneInput = ({ label, error, onValue, ...input }: PhoneInputProps) => (
  <Field label={label} required error={error}>
    {(control) => (
      <input
        {...control}
        {...input}
        className={css.input}
        onChange={(event) => onValue(event.target.value)}
      />
    )}
  </Field>
)
