import { type Call, type Input, type Language, Refusal, errorText } from '@iisp/contract'
import { mask } from '@iisp/contract/masking'
import { getPriorities } from '@iisp/workspace/contract'
import type { CallContext } from '@iisp/server'
import {
  type OrderDetail,
  type OrderRow,
  getDebitTransferDetail,
  getRemainBalanceByAccountNewRV,
  getTransferList,
  queryHkAmount,
  transferList,
} from '@iisp/transfers/contract'
import type { Source } from '../../contract/answer.ts'
import type { ToolCall, ToolSpec } from './gpt-port.ts'

interface Found {
  readonly data: unknown
  readonly sources: readonly Source[]
}
interface Tool<C extends Call = Call> {
  readonly spec: ToolSpec
  readonly call: C
  readonly input: (args: Record<string, unknown>) => Input<C>
  readonly found: (output: never) => Found
}
const string = (description: string) => ({ type: 'string', description })
const given = (args: Record<string, unknown>, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([theirs, ours]) =>
      args[theirs] === undefined ? [] : [[ours, args[theirs]]],
    ),
  )

const orderFacts = (order: OrderRow) => ({
  id: order.ID,
  orderNo: order.ORDERNO,
  state: order.PROSTATUSNAME,
  documentsMissing: order.QSFJ === '1',
  product: `${order.PRODUCTNAME} (${order.PRODUCTNO})`,
  amountYuan: order.AMOUNT,
  direction: order.PAYFLAG === '1' ? 'pays' : 'receives',
  transferDate: order.TRADATEFORMAT,
  otherAccount: mask(order.ACCOUNT || order.CPACCOUNT),
  enteredAt: order.CREATETIME,
})
const orderSource = (order: OrderRow): Source => ({
  kind: 'record',
  id: order.ID,
  title: order.ORDERNO,
  menuId: transferList.id,
  query: `keyword=${encodeURIComponent(order.ORDERNO)}`,
})

const listOrders: Tool<typeof getTransferList> = {
  spec: {
    name: 'list_transfer_orders',
    description: "The newest transfer orders of the person's institution, at most ten.",
    parameters: {
      type: 'object',
      additionalProperties: false,
      properties: {
        keyword: string('order number, or part of a product name or code'),
        status: string('comma list of state codes such as 020,030'),
        startDate: string('transfer date from, YYYY-MM-DD'),
        endDate: string('transfer date to, YYYY-MM-DD'),
      },
    },
  },
  call: getTransferList,
  input: (args) => ({
    ...given(args, { keyword: 'keyword', status: 'proStatus', startDate: 'startDate', endDate: 'endDate' }),
    pageNo: 1,
    pageSize: 10,
  }),
  found: ({ list, total }: { list: OrderRow[]; total: number }) => ({
    data: { total, orders: list.map(orderFacts) },
    sources: list.map(orderSource),
  }),
}
const orderDetail: Tool<typeof getDebitTransferDetail> = {
  spec: {
    name: 'transfer_order_detail',
    description: 'One transfer order with its timeline, by its id from list_transfer_orders.',
    parameters: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: { id: string('id of the order, digits') },
    },
  },
  call: getDebitTransferDetail,
  input: (args) => given(args, { id: 'id' }) as { id: string },
  found: (order: OrderDetail) => ({
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
}
const todoCounts: Tool<typeof getPriorities> = {
  spec: {
    name: 'todo_counts',
    description: 'How many things wait for the person, by menu.',
    parameters: { type: 'object', additionalProperties: false, properties: {} },
  },
  call: getPriorities,
  input: () => ({}),
  found: (menus: { menuId: string; menuName: string; total: number }[]) => ({
    data: menus.map(({ menuName, total }) => ({ menu: menuName, waiting: total })),
    sources: menus
      .filter(({ total }) => total > 0)
      .map(({ menuId, menuName }) => ({ kind: 'record', id: menuId, title: menuName, menuId, query: '' })),
  }),
}
const accountBalance: Tool<typeof getRemainBalanceByAccountNewRV> = {
  spec: {
    name: 'account_balance',
    description:
      'Balance and available balance of a custody account that the person named by its whole number.',
    parameters: {
      type: 'object',
      additionalProperties: false,
      required: ['account'],
      properties: { account: string('whole account number') },
    },
  },
  call: getRemainBalanceByAccountNewRV,
  input: (args) => given(args, { account: 'account' }) as { account: string },
  found: (balance: { account: string; BALANCE: string; AVAILABLE: string; UPDATE_TIME: string }) => ({
    data: { ...balance, account: mask(balance.account) },
    sources: [],
  }),
}
const productAmount: Tool<typeof queryHkAmount> = {
  spec: {
    name: 'product_available_amount',
    description: 'What a product may transfer now, by its code such as SXA001.',
    parameters: {
      type: 'object',
      additionalProperties: false,
      required: ['productCode'],
      properties: { productCode: string('product code') },
    },
  },
  call: queryHkAmount,
  input: (args) => given(args, { productCode: 'cpdm' }) as { cpdm: string },
  found: (data: unknown) => ({ data, sources: [] }),
}

/** All that a model may ask for: calls that read, made as the person. There is no other way from a model into the portal. */
export const tools: readonly Pick<Tool, 'spec' | 'call'>[] = [
  listOrders,
  orderDetail,
  todoCounts,
  accountBalance,
  productAmount,
]
export const toolSpecs: readonly ToolSpec[] = tools.map(({ spec }) => spec)

const refusals = {
  unknown: 'Refused: there is no such tool.',
  input: 'Refused: the input is not valid.',
} as const

/** Runs a tool as the person, through the guard and the validation of its call; a refusal becomes its result. */
export async function runTool(
  ctx: Pick<CallContext, 'call'> & { readonly language: Language },
  { name, input }: ToolCall,
): Promise<Found> {
  const tool = tools.find(({ spec }) => spec.name === name) as Tool | undefined
  if (tool === undefined) return { data: refusals.unknown, sources: [] }
  const args = parse(input)
  if (args === null) return { data: refusals.input, sources: [] }
  try {
    return tool.found((await ctx.call(tool.call, tool.input(args))) as never)
  } catch (error) {
    if (error instanceof Refusal)
      return { data: `Refused: ${errorText(error.error, ctx.language, error.params)}`, sources: [] }
    throw error
  }
}

function parse(input: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(input || '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
