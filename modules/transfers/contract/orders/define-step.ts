import {
  type BothLanguages,
  type NamedError,
  type TSchema,
  type WriteAccess,
  defineWrite,
  staleErrors,
} from '@iisp/contract'
import { transferErrors } from '../errors.ts'
import { moved } from './order.ts'

/** A step on one order, taken in the version that the person saw. `more` are refusals that only this step has. */
export const defineStep = <const N extends string, const I extends TSchema>(
  name: N,
  path: string,
  summary: BothLanguages,
  input: I,
  access: WriteAccess,
  more: readonly NamedError[] = [],
) =>
  defineWrite({
    name,
    summary,
    path,
    input,
    output: moved,
    errors: [...staleErrors, transferErrors.notMovable, ...more],
    access,
    idempotent: 'key',
  })
