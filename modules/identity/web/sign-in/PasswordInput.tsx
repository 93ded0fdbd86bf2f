import { useText } from '@iisp/web/i18n/use-text'
import { type KeyboardEvent, useState } from 'react'
import { TextInput } from './TextInput.tsx'
import css from './field.module.css'
import { signInTexts } from './texts.ts'

interface PasswordInputProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly fault?: string | undefined
  readonly hint?: string | undefined
  readonly autoComplete: 'current-password' | 'new-password'
}
const open = 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z'
const shut =
  'M2 2l12 12M6.5 4.2A6 6 0 0 1 8 4c4 0 6.5 4 6.5 4a11 11 0 0 1-2 2.3M4.2 5.3A11 11 0 0 0 1.5 8S4 12 8 12c.9 0 1.7-.2 2.4-.5'

/** A password that can be looked at, and a word when caps lock is on. */
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
          <svg
            viewBox="0 0 16 16"
            width="16"
            height="16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.2"
            aria-hidden="true"
          >
            <path d={shown ? shut : open} strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
      }
    />
  )
}
