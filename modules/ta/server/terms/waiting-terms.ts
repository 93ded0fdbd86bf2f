import { sql, stateLiteral } from '@iisp/server'
import { termsFlow } from '../../contract/terms/terms-states.ts'

const { codes } = termsFlow

/** Whether the terms `f` wait for a person: somebody else's to approve, or the person's own that were returned. */
export const termsWaitFor = (persons: readonly string[]) =>
  sql<boolean>`(f.status = ${stateLiteral(codes.entered)} AND f.entered_by <> ALL(${persons}::text[])
    OR f.status = ${stateLiteral(codes.refused)} AND f.entered_by = ANY(${persons}::text[]))`
