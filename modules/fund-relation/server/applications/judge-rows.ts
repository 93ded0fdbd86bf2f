import { type NamedError, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { isUsable } from '@iisp/product/contract'
import { type CallContext, type PersonActor, type Reader, raw, sql } from '@iisp/server'
import { relationErrors as e } from '../../contract/errors.ts'
import type { ApplicationKind } from '../../contract/applications/application-states.ts'
import { type ChildLink, exceedsChild } from '../../rules/applications/child-sum.ts'
import { type Link, closesCircle } from '../../rules/applications/circle.ts'
import { faultsOf } from '../../rules/applications/judge-draft.ts'
import type { ApplicationDraft } from '../../rules/applications/payload-terms.ts'
import { type KnownFund, fundsByCode } from '../funds/find-funds.ts'
import { redemptionFeeToAssets } from '../funds/fund-terms.ts'

export interface JudgedRow {
  readonly draft: ApplicationDraft
  readonly mother: KnownFund
  readonly child: KnownFund
}
type Context = Pick<CallContext<PersonActor>, 'call' | 'actor' | 'now'> & { readonly db: Reader }
const stop = (error: NamedError, field: string, params: Record<string, string> = {}): never =>
  refuse(error, { field, ...params })

/** Refuses rows by section 5 of the documents, in the order of the form; returns their funds. */
export async function judgeRows(
  ctx: Context,
  rows: readonly ApplicationDraft[],
  facts: { readonly kind: ApplicationKind; readonly startedOn?: string | null },
): Promise<JudgedRow[]> {
  const { kind, startedOn = null } = facts
  const [fault] = faultsOf(rows, { today: businessDate(ctx.now), startedOn, deletes: kind === '3' })
  if (fault !== undefined) stop(fault.error, fault.field, { ...fault.params })
  const funds = await fundsByCode(
    ctx,
    rows.flatMap(({ motherCode, childCode }) => [motherCode, childCode]),
  )
  const judged: JudgedRow[] = []
  for (const draft of rows) {
    const mother = funds.get(draft.motherCode) ?? stop(e.motherUnknown, 'mjjcpdm')
    const child = funds.get(draft.childCode) ?? stop(e.childUnknown, 'zjjcpdm')
    const own = [mother, child].filter(({ institutionId }) => institutionId === ctx.actor.institutionId)
    if (own.length === 0) stop(e.bothForeign, 'mjjcpdm')
    if (kind !== '3')
      for (const fund of [mother, child])
        if (!isUsable(fund.status)) stop(e.fundNotRunning, 'mjjcpdm', { name: fund.name })
    const waives = draft.terms.feeReductions.includes('2')
    if (kind !== '3' && waives && (await redemptionFeeToAssets(ctx, mother.id)))
      stop(e.feeToAssets, 'mzjyfyjmnew', { name: mother.name })
    judged.push({ draft, mother, child })
  }
  return judged
}

/**
 * Refuses links that close a circle, and links whose ratios exceed a child fund's whole together
 * with the existing links.
 */
export async function judgeLinks(db: Reader, rows: readonly JudgedRow[]): Promise<void> {
  const links = await db.all(
    raw(sql<Link>`SELECT mother_id AS "motherId", child_id AS "childId" FROM fund_relation.live_links()`),
  )
  const added = rows.map(({ mother, child }) => ({ motherId: mother.id, childId: child.id }))
  if (closesCircle(links, added)) stop(e.circle, 'mjjcpdm')
  for (const childId of new Set(added.map((link) => link.childId))) {
    const wanted = rows.filter(({ child }) => child.id === childId)
    if (exceedsChild(await linksOf(db, childId), wanted.map(newLink))) stop(e.ratioSum, 'sgldbl')
  }
}

const linksOf = (db: Reader, childId: string) =>
  db.all(
    raw(sql<ChildLink>`SELECT relation_id AS "relationId", application_id AS "applicationId",
        mother_id AS "motherId", kind, subscription, redemption
      FROM fund_relation.child_links(${childId})`),
  )
const newLink = ({ mother, draft: { terms } }: JudgedRow) => ({
  motherId: mother.id,
  subscription: terms.subscription?.by === 'ratio' ? terms.subscription.ratio : null,
  redemption: terms.redemption?.by === 'ratio' ? terms.redemption.ratio : null,
})
