import {
  type Static,
  defineDecide,
  defineList,
  defineWrite,
  platformErrors,
  staleErrors,
  t,
} from '@iisp/contract'
import { taErrors as e } from '../errors.ts'
import { navDesk } from '../pages.ts'
import { navFlow, navReasonMax } from './nav-states.ts'

const base = '/api/ta/nav'
const access = { who: 'pages', pages: [navDesk], supervised: false } as const

const nav = t.Object({
  id: t.id,
  productId: t.id,
  productCode: t.text(20),
  productName: t.text(200),
  institutionName: t.text(200),
  navDate: t.date,
  /** At the precision at which it was entered, four places at least. */
  unitNav: t.unitNav,
  accumulatedNav: t.unitNav,
  source: t.oneOf('entered', 'accounting'),
  state: t.oneOf(...navFlow.all),
  version: t.version,
  enteredBy: t.personName,
  enteredAt: t.dateTime,
  decidedBy: t.personName,
  decidedAt: t.nullable(t.dateTime),
  reason: t.text(navReasonMax),
  /** A dealing run that is under way or valid has taken it: it stays as it is. */
  used: t.Boolean(),
  actions: t.Array(t.oneOf(...navFlow.actions)),
})
export type NavRow = Static<typeof nav>

/** NAVs of all funds, the newest first. `open`: only those that wait to be confirmed. */
export const navList = defineList({
  summary: { zh: '净值列表', en: 'NAVs' },
  path: `${base}/navList`,
  filters: {
    productId: t.Optional(t.id),
    open: t.Optional(t.Boolean()),
    state: t.Optional(t.oneOf(...navFlow.all)),
    startDate: t.Optional(t.date),
    endDate: t.Optional(t.date),
    keyword: t.Optional(t.text(50)),
  },
  row: nav,
  access: { who: 'pages', pages: [navDesk] },
})

/**
 * Enters the NAV of a fund at the end of a day, at the places of its terms in force. `replaces` names the NAV of that
 * day that it takes the place of.
 */
export const navEnter = defineWrite({
  summary: { zh: '录入净值', en: 'Enter a NAV' },
  path: `${base}/navEnter`,
  input: t.strict({
    productId: t.id,
    navDate: t.date,
    unitNav: t.unitNav,
    accumulatedNav: t.unitNav,
    replaces: t.nullable(t.strict({ id: t.id, version: t.version })),
  }),
  output: t.Object({ id: t.id }),
  errors: [
    ...staleErrors,
    e.noTerms,
    e.navPlaces,
    e.navZero,
    e.navFuture,
    e.navThere,
    e.navUsed,
    platformErrors.caseMoved,
  ],
  access,
  idempotent: 'key',
})

/** Confirms or refuses a NAV that another person entered. */
export const navDecide = defineDecide(navFlow, {
  summary: { zh: '确认或退回净值', en: 'Confirm or refuse a NAV' },
  path: `${base}/navDecide`,
  actions: ['confirm', 'refuse'],
  access,
})
