import { type Access, defineRead } from './call.ts'
import { type BothLanguages, platformErrors } from './errors.ts'
import type { TSchema } from 'typebox'
import * as t from './t.ts'

export const latestMoment = 4_102_444_800_000
/** A moment as milliseconds since 1970. */
export const moment = t.Integer({ minimum: 0, maximum: latestMoment })

/** The filter of a list that leaves the cases that somebody else changed since a moment. */
export const changedFilter = { changedSince: t.Optional(moment) }

/** Changes longer ago are not pointed out any more. */
export const changesForDays = 31

/** The rows of a page at most. */
export const mostChangesAsked = 500

interface ChangesDescription<F extends { [name: string]: TSchema }> {
  readonly name?: string
  readonly summary: BothLanguages
  readonly path: string
  /** The filters of the list. */
  readonly filters: F
  readonly access: Access
}

/**
 * A call beside a list of cases: which of the rows shown somebody else changed since a moment, and how many of the whole
 * list. It is asked once the list is drawn, so that the list waits for nothing.
 */
/*#__NO_SIDE_EFFECTS__*/
export const defineChanges = <const F extends { [name: string]: TSchema }>({
  filters,
  ...description
}: ChangesDescription<F>) =>
  defineRead({
    methods: ['POST'],
    ...description,
    input: t.strict({ ...filters, since: moment, ids: t.Array(t.id, { maxItems: mostChangesAsked }) }),
    output: t.Object({
      /** The `since` of the request, so that a page can tell a late answer from the current one. */
      since: moment,
      ids: t.Array(t.id, { maxItems: mostChangesAsked }),
      count: t.Integer({ minimum: 0 }),
      /** There are more than `count`. */
      capped: t.Boolean(),
    }),
    errors: [platformErrors.badInput],
  })
