import { type Input, refuse, platformErrors } from '@iisp/contract'
import { plainAccountNo } from '@iisp/contract/account-number'
import { businessDate } from '@iisp/contract/date'
import { checkCaseFiles } from '@iisp/files/contract'
import { type PersonActor, type WriteContext, sql } from '@iisp/server'
import { taErrors as e } from '../../contract/errors.ts'
import {
  type ChangeContent,
  type InvestorFacts,
  type investorChangeEnter,
  proofPurpose,
} from '../../contract/investors/investor-changes.ts'
import { accountStatus } from '../../contract/investors/investor-kinds.ts'
import { changesFor } from '../../rules/investors/change-actions.ts'
import {
  type Faults,
  bankAccountFaults,
  investorFaults,
  plainIdentityNumber,
} from '../../rules/investors/investor-faults.ts'
import { productsById } from '../products-by-id.ts'
import { type StoredInvestor, q } from '../tables.ts'
import { anyHeld, checkedFreezing } from './freeze-shares.ts'
import { hasHoldings } from './has-holdings.ts'

type Ctx = WriteContext<PersonActor>
type Entered = Input<typeof investorChangeEnter>

function refuseFaults(faults: Faults<string>): void {
  for (const [field, fault] of Object.entries(faults)) if (fault) refuse(fault, { fields: field })
}

/** Checks the data of an opening and answers them in stored form. Refuses the first wrong field. */
export async function checkedFacts(
  ctx: Ctx,
  facts: InvestorFacts,
  institutionId: string,
): Promise<InvestorFacts> {
  const checked = { ...facts, name: facts.name.trim(), idNo: plainIdentityNumber(facts.idNo) }
  refuseFaults(investorFaults(checked, businessDate(ctx.now)))
  await checkProof(ctx, checked.qualifiedFile)
  if (checked.productId !== null) {
    const product = (await productsById(ctx, [checked.productId])).get(checked.productId)
    if (product === undefined || checked.kind !== 'product') refuse(e.productUnknown, { fields: 'productId' })
  }
  await refuseKnown(ctx, checked, institutionId, null)
  return checked
}

async function checkProof({ call }: Ctx, file: string | null): Promise<void> {
  if (file !== null) await call(checkCaseFiles, { purpose: proofPurpose, fileIds: [file] })
}

/** An investor can be opened only once in a register. */
async function refuseKnown(
  { db }: Ctx,
  { idType, idNo }: Pick<InvestorFacts, 'idType' | 'idNo'>,
  institutionId: string,
  self: string | null,
): Promise<void> {
  const known = await db.maybe(
    q
      .selectFrom('ta.investor')
      .where('institution_id', '=', institutionId)
      .where('id_type', '=', idType)
      .where('id_no', '=', idNo)
      .where('status', '<>', accountStatus.closed)
      .where(sql<boolean>`id IS DISTINCT FROM ${self}::bigint`)
      .select('id')
      .limit(1),
  )
  if (known !== undefined) refuse(e.identityTaken, { fields: 'idNo' })
}

/** The content of a change to an existing investor, in stored form. */
export async function checkedChange(
  ctx: Ctx,
  entered: Entered,
  investor: StoredInvestor,
): Promise<ChangeContent> {
  const { kind } = entered
  if (!changesFor(investor.status, false, anyHeld).includes(kind)) refuse(e.changeUnfit)
  switch (kind) {
    case 'change':
      return checkedData(ctx, entered.changed ?? {}, investor)
    case 'trading-account':
      return { trading: entered.trading ?? { distributor: '', distributorName: '', accountNo: '' } }
    case 'bank-account':
      return checkedBankAccount(ctx, entered.bankAccount, investor)
    case 'freeze-shares':
    case 'unfreeze-shares':
      return {
        ...(await checkedFreezing(ctx.db, kind, entered.freezing, investor)),
        ...checkedReason(entered.reason),
      }
    case 'close':
      if (await hasHoldings(ctx.db, investor.id)) refuse(e.stillHolds)
      return checkedReason(entered.reason)
    default:
      return checkedReason(entered.reason)
  }
}

function checkedReason(reason: string | undefined): ChangeContent {
  const text = reason?.trim() ?? ''
  return text === '' ? refuse(platformErrors.reasonMissing, { fields: 'reason' }) : { reason: text }
}

async function checkedData(
  ctx: Ctx,
  changed: NonNullable<ChangeContent['changed']>,
  investor: StoredInvestor,
): Promise<ChangeContent> {
  if (Object.keys(changed).length === 0) refuse(e.nothingChanged)
  const known = factsOf(investor)
  const facts = { ...known, ...changed }
  const faults: Faults<string> = investorFaults(facts, businessDate(ctx.now))
  // facts entered earlier that have expired since do not block other changes
  refuseFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => isTouched(field, changed))))
  if (changed.qualifiedFile !== undefined) await checkProof(ctx, changed.qualifiedFile)
  if (changed.idNo === undefined && changed.idType === undefined) return { changed }
  const idNo = plainIdentityNumber(facts.idNo)
  await refuseKnown(ctx, { ...facts, idNo }, investor.institution_id, investor.id)
  return { changed: { ...changed, idNo } }
}
const together: readonly (readonly string[])[] = [
  ['idType', 'idNo'],
  ['qualifiedUntil', 'qualifiedFile'],
  ['riskRating', 'riskUntil'],
]
const isTouched = (field: string, changed: object): boolean =>
  (together.find((fields) => fields.includes(field)) ?? [field]).some((one) => Object.hasOwn(changed, one))

const factsOf = (row: StoredInvestor): InvestorFacts => ({
  kind: row.kind,
  name: row.name,
  nameEn: row.name_en,
  idType: row.id_type,
  idNo: row.id_no,
  phone: row.phone,
  email: row.email,
  address: row.address,
  productId: row.product_id,
  qualifiedUntil: row.qualified_until,
  qualifiedFile: row.qualified_file,
  riskRating: row.risk_rating === null ? null : (String(row.risk_rating) as InvestorFacts['riskRating']),
  riskUntil: row.risk_until,
})

async function checkedBankAccount(
  ctx: Ctx,
  account: ChangeContent['bankAccount'],
  investor: StoredInvestor,
): Promise<ChangeContent> {
  if (account === undefined) return refuse(e.accountNoWrong, { fields: 'accountNo' })
  const bankAccount = { ...account, accountNo: plainAccountNo(account.accountNo) }
  refuseFaults(bankAccountFaults(bankAccount))
  const product = (await productsById(ctx, [bankAccount.productId])).get(bankAccount.productId)
  if (product?.JGDM !== investor.institution_id) refuse(e.productUnknown, { fields: 'productId' })
  return { bankAccount }
}
