import { usePageLocation } from '@iisp/web'
import { useState } from 'react'
import { flushSync } from 'react-dom'

export type EntryMode = 'copy' | 'ZHZL' | undefined

/** Which order the page is about; no id: a new one. */
export interface FormTarget {
  readonly id: string | null
  readonly mode: EntryMode
}

const modeOf = (text: string | null): EntryMode => (text === 'copy' || text === 'ZHZL' ? text : undefined)
export const targetFrom = (query: URLSearchParams): FormTarget => {
  const id = query.get('id') ?? ''
  return /^[1-9]\d{0,17}$/.test(id) ? { id, mode: modeOf(query.get('mode')) } : { id: null, mode: undefined }
}
export const targetKey = ({ id, mode }: FormTarget): string => `${id ?? 'new'}${mode ? `:${mode}` : ''}`

/**
 * The order that the address names. `round` counts the forms: another order, another form. `rename` gives the
 * form that is open another address, as when a new order has got its id.
 */
export function useFormTarget() {
  const { query, setQuery } = usePageLocation()
  const target = targetFrom(query)
  const key = targetKey(target)
  const [opened, setOpened] = useState({ key, round: 0, renamed: '' })
  if (key !== opened.key) {
    setOpened({ key, round: opened.renamed === key ? opened.round : opened.round + 1, renamed: '' })
  }
  const rename = (next: FormTarget) => {
    // known before the new address is drawn, whoever draws first
    flushSync(() => setOpened((now) => ({ ...now, renamed: targetKey(next) })))
    const { id, mode } = next
    setQuery(new URLSearchParams({ ...(id && { id }), ...(mode && { mode }) }))
  }
  const reopen = () => setOpened((now) => ({ ...now, round: now.round + 1 }))
  return { target, round: opened.round, rename, reopen }
}
