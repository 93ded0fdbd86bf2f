import { type Static, defineList, defineRead, platformErrors, t } from '@iisp/contract'
import { investorHolding } from '../pages.ts'
import { total } from './totals.ts'

const access = { who: 'pages', pages: [investorHolding] } as const

/** A holding (BO-153). */
const holding = t.Object({
  /** 'productId:tradingAccountId' */
  key: t.text(40),
  /** Masked for everybody outside the fund's manager and the register. */
  investorName: t.text(120),
  tradingAccount: t.text(20),
  fundAccount: t.text(12),
  productId: t.id,
  tradingAccountId: t.id,
  productCode: t.text(20),
  productName: t.text(200),
  /** The day of the NAV; null if the fund has no NAV. */
  asOf: t.nullable(t.date),
  shares: total,
  frozen: total,
  unitNav: t.nullable(t.text(20)),
  marketValue: t.nullable(total),
  cost: total,
  unrealised: t.nullable(total),
  /** Percent of the fund's shares, two places. */
  percent: t.text(10),
  dividendMethod: t.flag,
  since: t.date,
})
export type HoldingRow = Static<typeof holding>

export const holdingFilters = { productId: t.Optional(t.id), keyword: t.Optional(t.text(50)) }

/** Name of the list as an export source. */
export const holdingExportName = 'ta.holdings'

/** Holdings of investors in the caller's funds. */
export const holdingList = defineList({
  name: 'holdingList',
  summary: { zh: '投资者持仓列表', en: 'Holdings' },
  path: '/tgfw-fundglobal/report/investorHolding/list',
  filters: holdingFilters,
  row: holding,
  access,
})

/** The lots of a holding, first confirmed first. */
export const holdingLots = defineRead({
  name: 'holdingLots',
  summary: { zh: '持仓份额明细', en: 'Lots of a holding' },
  path: '/tgfw-fundglobal/report/investorHolding/detail',
  input: t.strict({ productId: t.id, tradingAccountId: t.id }),
  output: t.Object({
    lots: t.Array(
      t.Object({
        id: t.id,
        source: t.text(1),
        registeredOn: t.date,
        lockedUntil: t.nullable(t.date),
        sharesInitial: total,
        shares: total,
        cost: total,
        mark: t.text(20),
      }),
      { maxItems: 1000 },
    ),
  }),
  errors: [platformErrors.notFound],
  access,
})
