import {
  type BothLanguages,
  type NamedError,
  type TSchema,
  type WriteAccess,
  defineWrite,
  platformErrors,
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
    errors: [platformErrors.notFound, platformErrors.conflict, transferErrors.notMovable, ...more],
    access,
    idempotent: 'key',
  })
