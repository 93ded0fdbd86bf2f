import { type Reader, reader } from '@iisp/server'
import { getDebitTransferDetail as call } from '../../../contract/orders/detail.ts'
import { attachmentsOf, presentAttachment } from '../../files/attachments-of.ts'
import { actsOn } from '../../../rules/orders/order-actions.ts'
import { paymentDay } from '../../../rules/desk/payment-day.ts'
import { paymentHours } from '../../../rules/orders/transfer-time.ts'
import { presentBarred } from '../../desk/desk-view.ts'
import { toFlag } from '../../flags.ts'
import { type Order, loadOrder } from '../load-order.ts'
import { payeeMarkOf } from '../payee-mark.ts'
import { orderFacts, presentRow } from '../present-order.ts'
import { withNames } from '../shown-names.ts'
import { changesOf } from '../sent-back-content.ts'
import { unknownToOther } from '../../scope.ts'
import { q } from '../../tables.ts'
import { stepsOf } from './steps-of.ts'
import { viewerOf } from './viewer.ts'

export const getDebitTransferDetail = reader(call, async (ctx, input) => {
  unknownToOther(ctx.actor, input.cpId, input.glrbh)
  const order = await loadOrder(ctx.db, ctx.actor, input.id)
  const [viewer, custody, attachments, steps, mark, [shown = order]] = await Promise.all([
    viewerOf(ctx),
    custodyAccountOf(ctx.db, order),
    attachmentsOf(ctx.db, order.id),
    stepsOf(ctx.db, order.id, ctx.language),
    payeeMarkOf(ctx.db, order.id),
    withNames(ctx, [order]),
  ])
  return {
    ...presentRow(shown, mark, viewer, ctx.language),
    ...presentMore(order),
    OWERACCNAME: custody.name,
    OWEROPENBANK: custody.open_bank,
    OWERBRANCHNO: custody.branch_no,
    CHANGES: changesOf(order, attachments, viewer),
    ATTACHMENTS: attachments.map((file) => presentAttachment(file, order, ctx.language)),
    STEPS: steps,
    barred: await presentBarred(ctx, order, actsOn(orderFacts(order), viewer)),
    payment: viewer.desk && presentPayment(order, viewer.desk.moment.today),
  }
})

const custodyAccountOf = (db: Reader, order: Order) =>
  db.one(
    q
      .selectFrom('transfers.custody_account')
      .select(['name', 'open_bank', 'branch_no'])
      .where('id', '=', order.custody_account_id),
  )

const presentPayment = (order: Order, today: string) => ({
  day: paymentDay({ transferDate: order.transfer_date }, today),
  today,
  cutOff: paymentHours.to,
})

const presentMore = (order: Order) => ({
  ZHBH: order.custody_account_id,
  BROKERID: order.broker_account_id ?? '',
  CPZHBH: order.counterparty_account_id ?? '',
  CPOPENBANK: order.partner_bank,
  HIGHTBANKNO: order.partner_branch_no,
  TRATIME: order.transfer_time,
  NOTICEFLAG: toFlag(order.notice),
  RETRYFLAG: toFlag(order.retry),
  ISSENDEMAIL: toFlag(order.send_email),
  ISAUTOCALL: toFlag(order.call_back),
  REMARK: order.remark,
  BTQHK: toFlag(order.not_before_date),
  SFZJBZJ: toFlag(order.margin_call),
  ZLLXCONTACTSTRING: order.contacts.map((c) => `${c.name},${c.phone},${c.email}`).join(';'),
  CONTACTS: order.contacts.map((c) => ({
    MGR_ID: c.id,
    CONT_NAME: c.name,
    CONT_PHONE: c.phone,
    CONT_EMAIL: c.email,
  })),
  ZLMS: order.order_pattern,
  RECALLED: toFlag(order.recalled),
})
