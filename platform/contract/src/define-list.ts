import { type Access, defineRead } from './call.ts'
import { type BothLanguages, type NamedError, platformErrors } from './errors.ts'
import type { TSchema } from 'typebox'
import * as t from './t.ts'

interface ListDescription<F extends { [name: string]: TSchema }, R extends TSchema> {
  readonly name?: string
  readonly summary: BothLanguages
  /** POST comes first unless declared otherwise, so that search terms stay out of URLs. */
  readonly methods?: readonly ['GET', 'POST'] | readonly ['GET'] | readonly ['POST']
  readonly path: string
  readonly aliases?: readonly string[]
  /** The fields of the input in addition to the paging fields. */
  readonly filters: F
  /** One row of the answer. */
  readonly row: R
  /** Further refusals besides `listTooLong`. */
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
