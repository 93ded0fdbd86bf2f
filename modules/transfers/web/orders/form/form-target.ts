import { usePageLocation } from '@iisp/web'
import { useState } from 'react'
import { flushSync } from 'react-dom'

export type EntryMode = 'copy' | 'ZHZL' | undefined

/** The order shown by the page; a new one if there is no id. */
export interface FormTarget {
  readonly id: string | null
  readonly mode: EntryMode
  /** The product with which a new order begins; null where the person still has to choose it. */
  readonly productId: string | null
}
/** A new order without anything chosen. */
export const newOrder: FormTarget = { id: null, mode: undefined, productId: null }

const modeOf = (text: string | null): EntryMode => (text === 'copy' || text === 'ZHZL' ? text : undefined)
const idOf = (text: string | null): string | null => (/^[1-9]\d{0,17}$/.test(text ?? '') ? text : null)
export const targetFrom = (query: URLSearchParams): FormTarget => {
  const id = idOf(query.get('id'))
  return id === null
    ? { ...newOrder, productId: idOf(query.get('productId')) }
    : { id, mode: modeOf(query.get('mode')), productId: null }
}
export const targetKey = ({ id, mode, productId }: FormTarget): string =>
  `${id ?? (productId === null ? 'new' : `new-of-${productId}`)}${mode ? `:${mode}` : ''}`

/**
 * The order in the URL. `round` changes with every other order, so that each gets a new form. `rename` changes the
 * URL of the open form, for example when a new order gets its id.
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
    // must be set before the new URL is rendered
    flushSync(() => setOpened((now) => ({ ...now, renamed: targetKey(next) })))
    const { id, mode } = next
    setQuery(new URLSearchParams({ ...(id && { id }), ...(mode && { mode }) }))
  }
  const reopen = () => setOpened((now) => ({ ...now, round: now.round + 1 }))
  return { target, round: opened.round, rename, reopen }
}
