import {
  type RowOf,
  defineFields,
  defineList,
  defineWrite,
  enteredFields,
  f,
  platformErrors,
  staleErrors,
  t,
} from '@iisp/contract'
import { taErrors } from '../errors.ts'
import { fundAndManagerFields, fundKey } from '../fund-fields.ts'
import { termsDesk } from '../pages.ts'
import { termsErrors as e } from './terms-errors.ts'

const base = '/api/ta/terms'
export const openingReasonMax = 300
const access = { who: 'pages', pages: [termsDesk], supervised: false } as const

export const openingFields = defineFields({
  ...fundAndManagerFields,
  id: t.id,
  opensOn: f.date(['开放日期', 'Open day']),
  /** Kinds of applications that the day is open for. */
  kinds: f.oneOf(
    {
      both: ['申购和赎回', 'Subscriptions and redemptions'],
      subscription: ['仅申购', 'Subscriptions'],
      redemption: ['仅赎回', 'Redemptions'],
    },
    ['开放业务', 'Open for'],
  ),
  reason: f.note(openingReasonMax, ['开放原因', 'Reason']),
  source: f.oneOf({ person: ['人工录入', 'Entered'], relation: ['母子基金联动', 'Linked funds'] }, [
    '来源',
    'Source',
  ]),
  ...enteredFields,
  cancelledBy: f.person(['取消人', 'Cancelled by']),
  cancelledAt: f.orNone(f.moment(['取消时间', 'Cancelled at'])),
  actions: t.Array(t.oneOf('cancel')),
})
export type TemporaryOpeningRow = RowOf<typeof openingFields>

const { opensOn, kinds } = openingFields.named
/** The form of an opening. */
export const openingEntry = defineFields({
  productId: fundKey,
  opensOn,
  kinds,
  reason: f.line(openingReasonMax, ['开放原因', 'Reason'], 1),
})

/** Temporary openings (临时开放), the latest day first. `open` keeps only future ones. */
export const temporaryOpeningList = defineList({
  summary: { zh: '临时开放列表', en: 'Temporary openings' },
  path: `${base}/temporaryOpeningList`,
  filters: { productId: t.Optional(t.id), open: t.Optional(t.Boolean()) },
  row: openingFields.row,
  access: { who: 'pages', pages: [termsDesk] },
})

/** Opens a fund on a day beside its regular open days, as often as its terms allow and at most once a week. */
export const temporaryOpeningAdd = defineWrite({
  summary: { zh: '增加临时开放', en: 'Add a temporary opening' },
  path: `${base}/temporaryOpeningAdd`,
  input: t.strict(openingEntry.row.properties),
  /** How many of the allowed openings are used now. */
  output: t.Object({ id: t.id, used: t.Integer(), limit: t.Integer() }),
  errors: [
    ...staleErrors,
    taErrors.noTerms,
    platformErrors.reasonMissing,
    e.openingPast,
    e.openingNotTrading,
    e.openingWeekTaken,
    e.openingLimit,
    e.openingBeyond,
  ],
  access,
  idempotent: 'key',
})

/** Cancels an opening that has no applications. */
export const temporaryOpeningCancel = defineWrite({
  summary: { zh: '取消临时开放', en: 'Cancel a temporary opening' },
  path: `${base}/temporaryOpeningCancel`,
  input: t.strict({ id: t.id }),
  errors: [platformErrors.notFound, e.openingGone, e.openingUsed],
  access,
  idempotent: 'no',
})
