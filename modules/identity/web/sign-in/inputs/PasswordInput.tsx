import { Icon } from '@iisp/ui/icon'
import { useText } from '@iisp/web/i18n/use-text'
import { type KeyboardEvent, useState } from 'react'
import { TextInput } from './TextInput.tsx'
import css from './field.module.css'
import { signInTexts } from '../texts.ts'

interface PasswordInputProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly fault?: string | undefined
  readonly hint?: string | undefined
  readonly autoComplete: 'current-password' | 'new-password'
}
/** A password field. The password can be shown, and caps lock is pointed out. */
export function PasswordInput({ hint, ...input }: PasswordInputProps) {
  const t = useText(signInTexts)
  const [shown, setShown] = useState(false)
  const [caps, setCaps] = useState(false)
  const onKey = (event: KeyboardEvent) => setCaps(event.getModifierState?.('CapsLock') ?? false)
  return (
    <TextInput
      {...input}
      type={shown ? 'text' : 'password'}
      maxLength={128}
      hint={caps ? t('capsLock') : hint}
      onKeyUp={onKey}
      onBlur={() => setCaps(false)}
      after={
        <button
          type="button"
          className={css.eye}
          aria-label={t(shown ? 'hidePassword' : 'showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  )
}
