import { type RowOf, defineFields, defineList, defineRead, f, platformErrors, t } from '@iisp/contract'
import { fundFields } from '../fund-fields.ts'
import { investorHolding } from '../pages.ts'
import { holderFields, sum } from '../holder-fields.ts'

const access = { who: 'pages', pages: [investorHolding] } as const

/** A holding (BO-153). */
export const holdingFields = defineFields({
  /** 'productId:tradingAccountId' */
  key: t.text(40),
  tradingAccountId: t.id,
  ...holderFields,
  ...fundFields,
  /** The day of the NAV; null if the fund has no NAV. */
  asOf: f.orNone(f.date(['净值日期', 'As-of date'])),
  shares: sum(['份额', 'Shares']),
  frozen: sum(['其中冻结份额', 'Frozen shares']),
  unitNav: f.orNone(f.figure(t.text(20), ['单位净值', 'Unit price'])),
  marketValue: f.orNone(sum(['市值', 'Market value'])),
  cost: sum(['成本', 'Cost']),
  unrealised: f.orNone(sum(['浮动盈亏', 'Unrealised P/L'])),
  /** Percent of the fund's shares, two places. */
  percent: f.figure(t.text(10), ['占比（%）', '% of fund']),
  dividendMethod: f.oneOf({ '0': ['红利再投资', 'Reinvested'], '1': ['现金分红', 'In cash'] }, [
    '分红方式',
    'Dividend method',
  ]),
  since: f.date(['首次登记日期', 'Holder since']),
})
export type HoldingRow = RowOf<typeof holdingFields>

export const holdingFilters = { productId: t.Optional(t.id), keyword: t.Optional(t.text(50)) }

/** Name of the list as an export source. */
export const holdingExportName = 'ta.holdings'

/** Holdings of investors in the caller's funds. */
export const holdingList = defineList({
  name: 'holdingList',
  summary: { zh: '投资者持仓列表', en: 'Holdings' },
  path: '/tgfw-fundglobal/report/investorHolding/list',
  filters: holdingFilters,
  row: holdingFields.row,
  access,
})

export const lotFields = defineFields({
  id: f.named(t.id, ['编号', 'Lot']),
  source: f.oneOf(
    {
      '0': ['认购', 'Issue'],
      '1': ['申购', 'Subscription'],
      '3': ['红利再投资', 'Dividend'],
      '4': ['过户转入', 'Transfer'],
      '5': ['转换转入', 'Conversion'],
      '6': ['强制调增', 'Forced increase'],
    },
    ['来源', 'Source'],
  ),
  registeredOn: f.date(['登记日期', 'Registered on']),
  lockedUntil: f.orNone(f.date(['锁定至', 'Locked until'])),
  sharesInitial: sum(['初始份额', 'Shares at first']),
  shares: sum(['份额', 'Shares']),
  cost: sum(['成本', 'Cost']),
  mark: f.figure(t.text(20), ['高水位', 'High-water mark']),
})

/** The lots of a holding, first confirmed first. */
export const holdingLots = defineRead({
  name: 'holdingLots',
  summary: { zh: '持仓份额明细', en: 'Lots of a holding' },
  path: '/tgfw-fundglobal/report/investorHolding/detail',
  input: t.strict({ productId: t.id, tradingAccountId: t.id }),
  output: t.Object({
    lots: t.Array(lotFields.row, { maxItems: 1000 }),
  }),
  errors: [platformErrors.notFound],
  access,
})
