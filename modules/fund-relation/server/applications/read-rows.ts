import { refuse } from '@iisp/contract'
import { findMismatch } from '@iisp/contract/check'
import type { Static } from '@iisp/contract'
import { type ApplicationPayload, inputParam } from '../../contract/applications/payload.ts'
import { relationErrors } from '../../contract/errors.ts'
import { type ApplicationDraft, draftOf } from '../../rules/applications/payload-terms.ts'

/** The rows of `inputParam`: one, several, or their JSON text. */
export function readRows(input: Static<typeof inputParam>): ApplicationDraft[] {
  const given = typeof input === 'string' ? parsed(input) : input
  const miss = findMismatch(inputParam, given)
  if (miss !== null || typeof given === 'string')
    refuse(relationErrors.paramUnreadable, { field: miss ?? '' })
  const rows = Array.isArray(given) ? given : [given]
  return (rows as ApplicationPayload[]).map(draftOf)
}

export function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // refused below
  }
  return refuse(relationErrors.paramUnreadable, { field: 'JSON' })
}
