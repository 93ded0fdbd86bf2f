import type { Call, Input, Output } from '@iisp/contract'
import { findMismatch } from '@iisp/contract/check'
import { locale } from '../i18n/i18n.ts'

/** Data that the server writes into the page that opens the portal. */
interface Begin {
  readonly settings?: object
  /** The language and the answers of the person's first calls; absent for strangers. */
  readonly language?: string
  readonly answers?: readonly { readonly call: string; readonly input: object; readonly data: unknown }[]
}

/** Lifetime of the answers, the same as in the query cache, in milliseconds. */
const freshMs = 10_000
const freshUntil = Date.now() + freshMs

export const begin: Begin = JSON.parse(
  (typeof document === 'undefined' ? null : document.getElementById('begin')?.textContent) || '{}',
) as Begin
let answers = begin.answers ?? []

/** Forgets the answers when the person changes. */
export const dropFirstAnswers = (): void => void (answers = [])

/** The answer to a call that came with the page, once; undefined if none did, or none that still counts. */
export function takeFirstAnswer<C extends Call>(call: C, input: Input<C>): Output<C> | undefined {
  const found = answers.find(
    (one) => one.call === call.name && JSON.stringify(one.input) === JSON.stringify(input),
  )
  if (!found) return undefined
  answers = answers.filter((one) => one !== found)
  const counts = Date.now() < freshUntil && begin.language === locale()
  return counts && findMismatch(call.output, found.data) === null ? (found.data as Output<C>) : undefined
}
