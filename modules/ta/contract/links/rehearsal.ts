import { type Static, defineRead, platformErrors, t } from '@iisp/contract'
import { confirmationKinds, type ConfirmationKind } from '../applications/business-codes.ts'
import { taErrors } from '../errors.ts'
import { refusals, type Refusal } from '../terms/return-codes.ts'

const kind = t.oneOf('022', '024', '142')
// Assumed figures may be far beyond the holdings of a real register.
const figure = t.String({ pattern: '^(0|[1-9][0-9]{0,24})\\.[0-9]{2}$' })
const signedFigure = t.String({ pattern: '^-?(0|[1-9][0-9]{0,24})\\.[0-9]{2}$' })
const held = t.strict({
  /** Pledged or frozen. */
  frozen: figure,
  /** First confirmed first. */
  lots: t.Array(t.strict({ id: t.text(40, 1), shares: figure, registeredOn: t.date, mark: t.unitNav }), {
    maxItems: 10_000,
  }),
})
export type RehearsedHolding = Static<typeof held>

/**
 * For other modules: the open day on which a fund would deal an order placed on the given day or later, and the day
 * on which its run would confirm. `placeLinkedApplication` uses the same day.
 */
export const rehearsedDay = defineRead({
  summary: { zh: '预演：交易日', en: 'Day on which an order would be dealt' },
  path: '/module/ta/rehearsedDay',
  input: t.strict({ productId: t.id, kind, notBefore: t.date }),
  output: t.Object({ dealingDate: t.date, confirmedOn: t.date }),
  errors: [platformErrors.notFound, taErrors.noTerms, taErrors.noOpening],
  access: { who: 'module' },
})

const confirmation = t.Object({
  number: t.text(40),
  account: t.text(40),
  kind: t.oneOf(...(Object.keys(confirmationKinds) as ConfirmationKind[])),
  /** Negative if shares leave the holder. */
  shares: signedFigure,
  grossAmount: figure,
  fee: figure,
  performanceFee: figure,
  netAmount: figure,
  refund: figure,
  /** Waits for the next open day. */
  deferredShares: figure,
  refusal: t.nullable(t.oneOf(...(Object.keys(refusals) as Refusal[]))),
  settlesOn: t.nullable(t.date),
})
export type RehearsedConfirmation = Static<typeof confirmation>

/**
 * For other modules: the run of an open day, computed for these applications alone. Stores nothing. A caller that
 * does not manage the fund gets terms without fees and limits, because it may not see the fund's own.
 */
export const rehearsedRun = defineRead({
  summary: { zh: '预演：交易确认', en: 'Confirmations of a rehearsed run' },
  methods: ['POST'],
  path: '/module/ta/rehearsedRun',
  input: t.strict({
    productId: t.id,
    openDay: t.date,
    unitNav: t.unitNav,
    /** Shares that earlier rehearsed runs added to the fund's total. */
    sharesChange: signedFigure,
    applications: t.Array(
      t.strict({
        number: t.text(24, 1),
        account: t.text(40, 1),
        /** The account at the register. Its distributor may grant a discount. */
        tradingAccountId: t.nullable(t.id),
        kind,
        amount: t.nullable(figure),
        shares: t.nullable(figure),
      }),
      { minItems: 1, maxItems: 200 },
    ),
    holdings: t.Array(t.strict({ account: t.text(40, 1), held }), { maxItems: 200 }),
  }),
  output: t.Object({
    confirmedOn: t.date,
    confirmations: t.Array(confirmation),
    /** Lots of the given or new accounts after the run. */
    holdings: t.Array(t.Object({ account: t.text(40), held })),
    isLarge: t.Boolean(),
    ownTerms: t.Boolean(),
  }),
  errors: [platformErrors.notFound, taErrors.noTerms, taErrors.navPlaces],
  access: { who: 'module' },
})

/** For other modules: `quoteForcedRedemption` for a given holding and NAV. */
export const rehearsedQuote = defineRead({
  summary: { zh: '预演：强赎份额测算', en: 'Shares of a rehearsed forced redemption' },
  methods: ['POST'],
  path: '/module/ta/rehearsedQuote',
  input: t.strict({ productId: t.id, amount: figure, on: t.date, unitNav: t.unitNav, held }),
  output: t.Object({ shares: figure, net: figure, missing: figure }),
  errors: [platformErrors.notFound, taErrors.noTerms],
  access: { who: 'module' },
})
