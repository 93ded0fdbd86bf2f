import Input from 'antd/es/input/Input'
import type { InputRef } from 'antd'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import css from './multi-picker.module.css'

interface SearchInputProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Ids of the controlled list and of its active item. */
  readonly controls?: string | undefined
  readonly active?: string | undefined
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined
}
const longest = 100

/** The search field of the list below, focused when it opens. */
export function SearchInput({ label, value, onChange, controls, active, onKeyDown }: SearchInputProps) {
  const input = useRef<InputRef>(null)
  useEffect(() => {
    // after the list has been positioned; focusing earlier would scroll the page to its initial position
    const frame = requestAnimationFrame(() => input.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div className={css.search}>
      <Input
        ref={input}
        value={value}
        maxLength={longest}
        placeholder={label}
        aria-label={label}
        allowClear
        autoComplete="off"
        {...(controls && {
          role: 'combobox',
          'aria-expanded': true,
          'aria-controls': controls,
          'aria-autocomplete': 'list' as const,
          ...(active && { 'aria-activedescendant': active }),
        })}
        {...(onKeyDown && { onKeyDown })}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
