import { type Static, defineList, defineWrite, platformErrors, staleErrors, t } from '@iisp/contract'
import { taErrors } from '../errors.ts'
import { termsDesk } from '../pages.ts'
import { termsErrors as e } from './terms-errors.ts'

const base = '/api/ta/terms'
export const openingReasonMax = 300
const access = { who: 'pages', pages: [termsDesk], supervised: false } as const

/** Kinds of applications that the day is open for. */
export const openingKinds = ['both', 'subscription', 'redemption'] as const

const temporaryOpeningRow = t.Object({
  id: t.id,
  productId: t.id,
  productCode: t.text(20),
  productName: t.text(200),
  institutionName: t.text(200),
  opensOn: t.date,
  kinds: t.oneOf(...openingKinds),
  reason: t.text(openingReasonMax),
  source: t.oneOf('person', 'relation'),
  enteredBy: t.personName,
  enteredAt: t.dateTime,
  cancelledBy: t.personName,
  cancelledAt: t.nullable(t.dateTime),
  actions: t.Array(t.oneOf('cancel')),
})
export type TemporaryOpeningRow = Static<typeof temporaryOpeningRow>

/** Temporary openings (临时开放), the latest day first. `open` keeps only future ones. */
export const temporaryOpeningList = defineList({
  summary: { zh: '临时开放列表', en: 'Temporary openings' },
  path: `${base}/temporaryOpeningList`,
  filters: { productId: t.Optional(t.id), open: t.Optional(t.Boolean()) },
  row: temporaryOpeningRow,
  access: { who: 'pages', pages: [termsDesk] },
})

/** Opens a fund on a day beside its regular open days, as often as its terms allow and at most once a week. */
export const temporaryOpeningAdd = defineWrite({
  summary: { zh: '增加临时开放', en: 'Add a temporary opening' },
  path: `${base}/temporaryOpeningAdd`,
  input: t.strict({
    productId: t.id,
    opensOn: t.date,
    kinds: t.oneOf(...openingKinds),
    reason: t.oneLine(openingReasonMax, 1),
  }),
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
