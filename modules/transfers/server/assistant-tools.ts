import { type Source, defineTool, textArgument } from '@iisp/assistant/contract'
import { mask } from '@iisp/contract/masking'
import {
  type OrderRow,
  getDebitTransferDetail,
  getRemainBalanceByAccountNewRV,
  getTransferList,
  queryHkAmount,
} from '../contract/index.ts'
import { transferList } from '../contract/pages.ts'

const orderFacts = (order: OrderRow) => ({
  id: order.ID,
  orderNo: order.ORDERNO,
  state: order.PROSTATUSNAME,
  documentsMissing: order.QSFJ === '1',
  product: `${order.PRODUCTNAME} (${order.PRODUCTNO})`,
  amountYuan: order.AMOUNT,
  direction: order.PAYFLAG === '1' ? 'pays' : 'receives',
  transferDate: order.TRADATEFORMAT,
  partnerAccountNo: mask(order.ACCOUNT || order.CPACCOUNT),
  enteredAt: order.CREATETIME,
})
const orderSource = (order: OrderRow): Source => ({
  kind: 'record',
  id: order.ID,
  title: order.ORDERNO,
  menuId: transferList.id,
  query: `keyword=${encodeURIComponent(order.ORDERNO)}`,
})

/** The arguments that the model gave, under the names of the call's fields. */
const renamed = (args: Record<string, unknown>, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([argument, field]) =>
      args[argument] === undefined ? [] : [[field, args[argument]]],
    ),
  )

const listOrders = defineTool({
  name: 'list_transfer_orders',
  description: "The newest transfer orders of the person's institution, at most ten.",
  properties: {
    keyword: textArgument('order number, or part of a product name or code'),
    status: textArgument('comma list of state codes such as 020,030'),
    startDate: textArgument('transfer date from, YYYY-MM-DD'),
    endDate: textArgument('transfer date to, YYYY-MM-DD'),
  },
  call: getTransferList,
  input: (args) => ({
    ...renamed(args, { keyword: 'keyword', status: 'proStatus', startDate: 'startDate', endDate: 'endDate' }),
    pageNo: 1,
    pageSize: 10,
  }),
  result: ({ list, total }) => ({
    data: { total, orders: list.map(orderFacts) },
    sources: list.map(orderSource),
  }),
})
const orderDetail = defineTool({
  name: 'transfer_order_detail',
  description: 'One transfer order with its timeline, by its id from list_transfer_orders.',
  properties: { id: textArgument('id of the order, digits') },
  required: ['id'],
  call: getDebitTransferDetail,
  input: ({ id }) => ({ id: String(id) }),
  result: (order) => ({
    data: {
      ...orderFacts(order),
      returnReason: order.RETURNREASON,
      steps: order.STEPS.map(({ AT, TOSTATUSNAME, REASON }) => ({
        at: AT,
        state: TOSTATUSNAME,
        reason: REASON,
      })),
    },
    sources: [orderSource(order)],
  }),
})
const accountBalance = defineTool({
  name: 'account_balance',
  description:
    'Balance and available balance of a custody account that the person named by its whole number.',
  properties: { account: textArgument('whole account number') },
  required: ['account'],
  call: getRemainBalanceByAccountNewRV,
  input: ({ account }) => ({ account: String(account) }),
  result: (balance) => ({ data: { ...balance, account: mask(balance.account) }, sources: [] }),
})
const productAmount = defineTool({
  name: 'product_available_amount',
  description: 'What a product may transfer now, by its code such as SXA001.',
  properties: { productNo: textArgument('product code') },
  required: ['productNo'],
  call: queryHkAmount,
  input: ({ productNo }) => ({ cpdm: String(productNo) }),
  result: (data) => ({ data, sources: [] }),
})

/** The look-ups that this module offers the assistant. */
export const transferTools = [listOrders, orderDetail, accountBalance, productAmount]
