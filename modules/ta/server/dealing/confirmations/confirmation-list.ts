import { readPage, reader, sql, stateLiteral } from '@iisp/server'
import { confirmationList as call } from '../../../contract/dealing/confirmations.ts'
import { runFlow } from '../../../contract/dealing/run-states.ts'
import { listedConfirmations, presentConfirmation, withColumns } from './confirmation-query.ts'

/**
 * Managers see the confirmations of published runs, and of dividends and fee days once confirmed. The register sees
 * all valid confirmations.
 */
export const isShown = (scope: string) =>
  scope === '*'
    ? sql<boolean>`c.valid`
    : sql<boolean>`c.valid AND c.institution_id = ${scope} AND (c.run_id IS NULL
        OR EXISTS (SELECT FROM ta.dealing_run r
          WHERE r.id = c.run_id AND r.status = ${stateLiteral(runFlow.codes.published)}))`

/** Confirmations that may be opened by id: the register also sees computed and replaced ones. */
export const isOpenTo = (scope: string) => (scope === '*' ? sql<boolean>`true` : isShown(scope))

export const confirmationList = reader(call, ({ db, actor, language }, input) =>
  readPage(db, input, listedConfirmations(input).where(isShown(actor.scope)), {
    select: (all) => withColumns(all, language).orderBy('c.id', 'desc'),
    present: (row) => presentConfirmation(row, actor, language),
  }),
)
