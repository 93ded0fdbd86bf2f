import { type Access, defineRead } from './call.ts'
import { type BothLanguages, type NamedError, platformErrors } from './errors.ts'
import type { TSchema } from 'typebox'
import * as t from './t.ts'

interface ListDescription<F extends { [name: string]: TSchema }, R extends TSchema> {
  readonly name?: string
  readonly summary: BothLanguages
  /** POST first, unless it declares otherwise: what people search for stays out of addresses. */
  readonly methods?: readonly ['GET', 'POST'] | readonly ['GET'] | readonly ['POST']
  readonly path: string
  readonly aliases?: readonly string[]
  /** The fields of the input beside those of the page. */
  readonly filters: F
  /** One row of the answer. */
  readonly row: R
  /** Refusals beside that of a list that is too long to answer whole. */
  readonly errors?: readonly NamedError[]
  readonly access: Access
}

/** A call that answers rows page by page: its input is the filters with `page`, its output `pageOf(row)`. */
/*#__NO_SIDE_EFFECTS__*/
export const defineList = <const F extends { [name: string]: TSchema }, const R extends TSchema>({
  filters,
  row,
  errors = [],
  ...description
}: ListDescription<F, R>) =>
  defineRead({
    methods: ['POST', 'GET'],
    ...description,
    input: t.strict({ ...filters, ...t.page }),
    output: t.pageOf(row),
    errors: [platformErrors.listTooLong, ...errors],
  })
