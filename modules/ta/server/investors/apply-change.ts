import { refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type PersonActor, type WriteContext, sql } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'
import type { ChangedFacts, InvestorFacts, TradingInput } from '../../contract/investors/investor-changes.ts'
import { type InvestorState, accountStatus } from '../../contract/investors/investor-kinds.ts'
import { changesFor } from '../../rules/investors/change-actions.ts'
import { type StoredInvestorChange, q } from '../tables.ts'
import { anyHeld, freezeShares } from './freeze-shares.ts'
import { hasHoldings } from './has-holdings.ts'

type Ctx = Pick<WriteContext<PersonActor>, 'db' | 'now'>

/** Writes a change into the register. Answers the investor. */
export async function applyChange(ctx: Ctx, change: StoredInvestorChange): Promise<string> {
  const { facts, trading } = change.content
  if (change.investor_id === null) {
    if (facts === undefined) throw new Error(`opening ${change.id} has no data`)
    return open(ctx, change.institution_id, facts, trading)
  }
  await applyTo(ctx, change, change.investor_id)
  return change.investor_id
}

async function open(
  ctx: Ctx,
  institutionId: string,
  facts: InvestorFacts,
  trading?: TradingInput,
): Promise<string> {
  const { id } = await ctx.db.one(
    q
      .insertInto('ta.investor')
      .values({
        ...columnsOf(facts),
        institution_id: institutionId,
        kind: facts.kind,
        name: facts.name,
        id_type: facts.idType,
        id_no: facts.idNo,
        product_id: facts.productId,
        qualified_until: facts.qualifiedUntil,
        qualified_file: facts.qualifiedFile,
        risk_rating: facts.riskRating === null ? null : Number(facts.riskRating),
        risk_until: facts.riskUntil,
        opened_on: businessDate(ctx.now),
      })
      .returning('id'),
  )
  await openTradingAccount(ctx, { id, institutionId }, trading)
  return id
}

/** The columns of the given facts. */
const columnsOf = (facts: ChangedFacts) => ({
  ...(facts.name !== undefined && { name: facts.name }),
  ...(facts.nameEn !== undefined && { name_en: facts.nameEn }),
  ...(facts.idType !== undefined && { id_type: facts.idType }),
  ...(facts.idNo !== undefined && { id_no: facts.idNo }),
  ...(facts.phone !== undefined && { phone: facts.phone }),
  ...(facts.email !== undefined && { email: facts.email }),
  ...(facts.address !== undefined && { address: facts.address }),
  ...(facts.qualifiedUntil !== undefined && { qualified_until: facts.qualifiedUntil }),
  ...(facts.qualifiedFile !== undefined && { qualified_file: facts.qualifiedFile }),
  ...(facts.riskRating !== undefined && {
    risk_rating: facts.riskRating === null ? null : Number(facts.riskRating),
  }),
  ...(facts.riskUntil !== undefined && { risk_until: facts.riskUntil }),
})

/** Opens an account at a distributor, or at the manager itself if none is named. */
async function openTradingAccount(
  { db, now }: Ctx,
  investor: { readonly id: string; readonly institutionId: string },
  { distributor, distributorName, accountNo }: TradingInput = {
    distributor: '',
    distributorName: '',
    accountNo: '',
  },
): Promise<void> {
  const manager = await db.maybe(
    q
      .selectFrom('identity.institution_name')
      .where('institution_id', '=', investor.institutionId)
      .select('name'),
  )
  await db.run(
    q.insertInto('ta.trading_account').values({
      institution_id: investor.institutionId,
      investor_id: investor.id,
      ...(accountNo !== '' && { account_no: accountNo }),
      distributor: distributor === '' ? investor.institutionId : distributor,
      distributor_name: distributorName === '' ? (manager?.name ?? distributor) : distributorName,
      opened_on: businessDate(now),
    }),
  )
}

async function applyTo(
  ctx: Ctx,
  { kind, content, institution_id }: StoredInvestorChange,
  id: string,
): Promise<void> {
  const { db, now } = ctx
  const { status } = await db.one(
    q.selectFrom('ta.investor').where('id', '=', id).select('status').forUpdate(),
  )
  if (!changesFor(status, false, anyHeld).includes(kind)) refuse(taErrors.changeUnfit)
  if (kind === 'close' && (await hasHoldings(db, id))) refuse(taErrors.stillHolds)
  const state = stateAfter[kind]
  if (state !== undefined) await setInvestor(ctx, id, { status: state })
  if (kind === 'close')
    await db.run(
      q.updateTable('ta.trading_account').set({ status: accountStatus.closed }).where('investor_id', '=', id),
    )
  if (kind === 'change') await setInvestor(ctx, id, columnsOf(content.changed ?? {}))
  if (kind === 'trading-account')
    await openTradingAccount(ctx, { id, institutionId: institution_id }, content.trading)
  if ((kind === 'freeze-shares' || kind === 'unfreeze-shares') && content.freezing !== undefined)
    await freezeShares(db, kind, content.freezing, { id, institution_id })
  if (kind !== 'bank-account' || content.bankAccount === undefined) return
  const { productId, accountNo, accountName, bank, branchNo } = content.bankAccount
  const account = { account_no: accountNo, account_name: accountName, bank, branch_no: branchNo }
  const since = businessDate(now)
  await db.run(
    q
      .insertInto('ta.designated_account')
      .values({ ...account, institution_id, investor_id: id, product_id: productId, since })
      .onConflict((one) => one.columns(['investor_id', 'product_id']).doUpdateSet({ ...account, since })),
  )
}
const stateAfter: { readonly [kind in StoredInvestorChange['kind']]?: InvestorState } = {
  freeze: '1',
  unfreeze: '0',
  close: '9',
}

const setInvestor = ({ db }: Ctx, id: string, columns: object) =>
  db.run(
    q
      .updateTable('ta.investor')
      .set({ ...columns, version: sql<number>`version + 1` })
      .where('id', '=', id),
  )
