import { reader } from '@iisp/server'
import { getDebitTransferDetail as call } from '../contract/orders.ts'
import { attachmentsOf, presentAttachment } from './attachments-of.ts'
import { toFlag } from './flags.ts'
import { type Order, loadOrder } from './load-order.ts'
import { payeeMarkOf } from './payee-mark.ts'
import { presentRow } from './present-order.ts'
import { unknownToOther } from './scope.ts'
import { stepsOf } from './steps-of.ts'
import { viewerOf } from './viewer.ts'

export const getDebitTransferDetail = reader(call, async (ctx, input) => {
  unknownToOther(ctx.actor, input.cpId, input.glrbh)
  const order = await loadOrder(ctx.db, ctx.actor, input.id)
  const [attachments, steps, mark] = await Promise.all([
    attachmentsOf(ctx.db, order.id),
    stepsOf(ctx.db, order.id, ctx.language),
    payeeMarkOf(ctx.db, order.id),
  ])
  return {
    ...presentRow(order, mark, viewerOf(ctx.actor), ctx.language),
    ...presentMore(order),
    ATTACHMENTS: attachments.map((file) => presentAttachment(file, order, ctx.language)),
    STEPS: steps,
  }
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
  RETURNREASON: order.return_reason,
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
