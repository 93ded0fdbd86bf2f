import { groupThousands } from '@iisp/contract/group-thousands'
import { type OrderStatus, orderFlow } from '../../contract/orders/order-states.ts'

const { codes, sets } = orderFlow

/** Groups of orders that a digest may contain, in display order. Drafts belong to no group. */
export const digestGroups = {
  paid: { zh: '已划款', statuses: [codes.paid] },
  waiting: { zh: '处理中', statuses: sets.underWay },
  failed: { zh: '退回、作废或失败', statuses: sets.notPaid },
} as const satisfies Record<string, { zh: string; statuses: readonly OrderStatus[] }>
export type DigestGroup = keyof typeof digestGroups

export interface DigestCount {
  readonly status: OrderStatus
  readonly count: number
  /** Yuan, a decimal string. */
  readonly amount: string
}
export interface DigestOrder {
  readonly orderNo: string
  readonly productName: string
  readonly amount: string
  readonly transferDate: string
}
export interface DigestFacts {
  readonly day: string
  /** Empty means all groups. */
  readonly groups: readonly string[]
  readonly counts: readonly DigestCount[]
  /**
   * Orders whose documents have been missing for as long as the person chose; null if the person did not ask for
   * this.
   */
  readonly missing: readonly DigestOrder[] | null
  readonly note: string
}

const isWanted = (groups: readonly string[], group: DigestGroup) =>
  groups.length === 0 || groups.includes(group)

/** The sum of decimal strings with two places, in fen. */
const sum = (amounts: readonly string[]): string => {
  const fen = amounts.reduce((total, amount) => total + BigInt(amount.replace('.', '')), 0n)
  const text = String(fen).padStart(3, '0')
  return groupThousands(`${text.slice(0, -2)}.${text.slice(-2)}`)
}

/** The mail that summarises a day of transfers. */
export function digestMail({ day, groups, counts, missing, note }: DigestFacts) {
  const lines = (Object.keys(digestGroups) as DigestGroup[])
    .filter((group) => isWanted(groups, group))
    .map((group) => {
      const statuses: readonly OrderStatus[] = digestGroups[group].statuses
      const own = counts.filter((one) => statuses.includes(one.status))
      const number = own.reduce((total, one) => total + one.count, 0)
      return `${digestGroups[group].zh}：${number}笔，合计${sum(own.map((one) => one.amount))}元`
    })
  const documents = missing?.map(
    (order) =>
      `${order.orderNo} ${order.productName} ${groupThousands(order.amount)}元，划款日期${order.transferDate}`,
  )
  return {
    subject: `划款汇总 ${day}`,
    text: [
      `划款日期${day}的指令：`,
      ...lines,
      ...(documents === undefined
        ? []
        : [
            '',
            documents.length === 0 ? '无缺失附件的指令。' : '以下指令缺失附件，请尽快补充：',
            ...documents,
          ]),
      ...(note === '' ? [] : ['', note]),
    ].join('\n'),
  }
}

/**
 * The working day the given number of working days before `today`; null if the calendar does not reach that far back.
 */
export function workdayBefore(
  days: readonly { readonly RQ: string; readonly GZR: '0' | '1' }[],
  today: string,
  count: number,
): string | null {
  if (count === 0) return today
  return days.filter((day) => day.GZR === '1' && day.RQ < today).toReversed()[count - 1]?.RQ ?? null
}
