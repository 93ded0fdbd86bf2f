import { type Input, type Language, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type MoveContext, type Writer, beginCase, raw, sql, writer } from '@iisp/server'
import type { TransferType } from '../../contract/codes.ts'
import { transferErrors } from '../../contract/errors.ts'
import { orderFlow } from '../../contract/orders/order-states.ts'
import { placeRegisterOrder as call } from '../../contract/register/place-register-order.ts'
import { orders } from '../orders/order-cases.ts'
import { fingerprintOf } from '../orders/steps/fingerprint.ts'
import { q } from '../tables.ts'
import { fundAccount } from './fund-accounts.ts'

type Asked = Input<typeof call>
type Payee = Exclude<Asked['payee'], { raiseAccountOf: string }>
type Account = Awaited<ReturnType<typeof fundAccount>>

const register = { personId: 'share-register', name: '份额登记', behind: null }

export const placeRegisterOrder = writer(call, async (ctx, input) => {
  const { db, now, language } = ctx
  const there = await db.maybe(
    q
      .selectFrom('transfers.transfer_order')
      .select(['id', 'order_no as orderNo'])
      .where('reference', '=', input.reference),
  )
  if (there !== undefined) return { ...there, placed: false }
  const custody = await fundAccount(db, input.productId, '1', language)
  const payee = await payeeOf(db, input, language)
  await hold(db, custody, input.amount)
  const { id } = await db.one(q.selectNoFrom(sql<string>`nextval('transfers.order_number')::text`.as('id')))
  const order = await db.one(
    q
      .insertInto('transfers.transfer_order')
      .values({
        ...(await columnsOf(ctx, input, custody, payee)),
        id,
        order_no: `HK${businessDate(now).replaceAll('-', '')}${id.padStart(8, '0')}`,
        status: orderFlow.codes.toAccept,
        counterparty_account_id: await counterparty(db, input, custody, payee),
        created_at: now.toISOString(),
        submitted_at: now.toISOString(),
      })
      .returningAll(),
  )
  const fingerprint = fingerprintOf(order, [])
  await db.run(q.updateTable('transfers.transfer_order').set({ fingerprint }).where('id', '=', id))
  const by: MoveContext = { db, now, language, actor: register }
  await beginCase(by, orders, { ...order, fingerprint }, 'place', {
    who: 'system',
    detail: { reference: input.reference, amount: input.amount },
  })
  return { id, orderNo: order.order_no, placed: true }
})

/** The account that is named, or the raise account of a fund. */
async function payeeOf(db: Writer, { payee }: Asked, language: Language): Promise<Payee> {
  if (!('raiseAccountOf' in payee)) return payee
  const raise = await fundAccount(db, payee.raiseAccountOf, '2', language)
  return { accountNo: raise.account_no, name: raise.name, bank: raise.open_bank, branchNo: raise.branch_no }
}

/** Freezes the amount, or refuses if the account cannot pay it. */
async function hold(db: Writer, { id, account_no }: Account, amount: string): Promise<void> {
  const held = await db.run(
    q
      .updateTable('transfers.ledger_account')
      .set({ frozen: sql`frozen + ${amount}::numeric` })
      .where('custody_account_id', '=', id)
      .where(sql<boolean>`balance - frozen >= ${amount}::numeric`),
  )
  if (held === 0) refuse(transferErrors.registerMoneyShort, { account: account_no })
}

/** The payee among the fund's counterparties; a new one is kept as recorded by the custodian. */
async function counterparty(
  db: Writer,
  { productId }: Asked,
  custody: Account,
  payee: Payee,
): Promise<string> {
  const { id } = await db.one(
    raw(sql<{ id: string }>`WITH added AS (
        INSERT INTO transfers.counterparty_account
          (institution_id, product_id, project_no, account_no, name, open_bank, branch_no, source)
        VALUES (${custody.institution_id}, ${productId}::bigint, ${custody.project_no}, ${payee.accountNo}, ${payee.name},
          ${payee.bank}, ${payee.branchNo}, '2')
        ON CONFLICT (institution_id, product_id, account_no) WHERE deleted_at IS NULL DO NOTHING RETURNING id
      )
      SELECT id FROM added UNION ALL
      SELECT id FROM transfers.counterparty_account WHERE institution_id = ${custody.institution_id}
        AND product_id = ${productId}::bigint AND account_no = ${payee.accountNo} AND deleted_at IS NULL LIMIT 1`),
  )
  return id
}

async function columnsOf({ db }: { readonly db: Writer }, input: Asked, custody: Account, payee: Payee) {
  const product = await db.one(
    q
      .selectFrom('product.product_name as p')
      .innerJoin('identity.institution_name as i', 'i.institution_id', 'p.institution_id')
      .select(['p.code', 'p.name', 'i.name as institution'])
      .where('p.id', '=', input.productId),
  )
  return {
    institution_id: custody.institution_id,
    institution_name: product.institution,
    source: '5' as const,
    order_pattern: '1' as const,
    reference: input.reference,
    product_id: input.productId,
    product_no: product.code,
    product_name: product.name,
    project_no: custody.project_no,
    pays: true,
    manual: true,
    custody_account_id: custody.id,
    custody_account_no: custody.account_no,
    broker_account_id: null,
    partner_account_no: payee.accountNo,
    partner_name: payee.name,
    partner_bank: payee.bank,
    partner_branch_no: payee.branchNo,
    amount: input.amount,
    frozen: input.amount,
    transfer_date: input.transferDate,
    transfer_type: input.detail.slice(0, 2) as TransferType,
    transfer_detail: input.detail,
    not_before_date: true,
    reason: input.reason,
    makers: [register.personId],
    created_by_name: register.name,
  }
}
