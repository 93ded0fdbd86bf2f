import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the form's first field that can be changed. */
export function useFirstFocus(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus()
  }, [])
  return form
}
