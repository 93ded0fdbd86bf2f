import { type Static, defineRead, t } from '@iisp/contract'
import { status } from './product.ts'

const fund = t.Object({
  id: t.id,
  /** The manager. */
  institutionId: t.text(20),
  code: t.text(20),
  name: t.text(200),
  /** '' if it has none. */
  nameEn: t.text(200),
  /** 项目编号 */
  project: t.text(20),
  status,
  /** The day it expires; null: never. */
  expiresOn: t.nullable(t.date),
  /** No further business after that day. */
  businessLimited: t.Boolean(),
})
export type LinkedFund = Static<typeof fund>

/**
 * For other modules: funds of any manager, by id or exact code. They are linked across managers, so this looks past
 * the caller's institution; the calling module decides what of it the caller is told. Unknown ones are left out.
 */
export const linkedFunds = defineRead({
  summary: { zh: '关联产品信息', en: 'Linked funds' },
  path: '/module/product/linkedFunds',
  input: t.strict({
    ids: t.Array(t.id, { maxItems: 2000 }),
    codes: t.Array(t.oneLine(20, 1), { maxItems: 500 }),
  }),
  output: t.Object({ funds: t.Array(fund) }),
  access: { who: 'module' },
})
