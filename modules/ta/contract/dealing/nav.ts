import {
  type RowOf,
  decidedFields,
  defineDecide,
  defineFields,
  defineList,
  defineWrite,
  enteredFields,
  f,
  platformErrors,
  staleErrors,
  t,
} from '@iisp/contract'
import { fundAndManagerFields, fundKey } from '../fund-fields.ts'
import { taErrors as e } from '../errors.ts'
import { navDesk } from '../pages.ts'
import { navFlow, navReasonMax } from './nav-states.ts'

const base = '/api/ta/nav'
const access = { who: 'pages', pages: [navDesk], supervised: false } as const

export const navFields = defineFields({
  ...fundAndManagerFields,
  id: t.id,
  navDate: f.date(['净值日期', 'NAV date']),
  /** With the decimals that were entered, at least four. */
  unitNav: f.unitNav(['单位净值', 'Unit NAV']),
  accumulatedNav: f.unitNav(['累计净值', 'Accumulated NAV']),
  source: f.oneOf({ entered: ['人工录入', 'Entered'], accounting: ['基金估值', 'Fund accounting'] }, [
    '来源',
    'Source',
  ]),
  state: f.state(navFlow, ['状态', 'State']),
  version: t.version,
  ...enteredFields,
  ...decidedFields('确认', navReasonMax),
  /** A dealing run that is open or valid uses this NAV, so it cannot be changed. */
  used: f.yesNo(['已用于交易日处理', 'Taken by a dealing run']),
  actions: t.Array(t.oneOf(...navFlow.actions)),
})
export type NavRow = RowOf<typeof navFields>

const { navDate, unitNav, accumulatedNav } = navFields.named
/** The form of a NAV. */
export const navEntry = defineFields({ productId: fundKey, navDate, unitNav, accumulatedNav })

/** NAVs of all funds, the newest first. `open` keeps only NAVs that are not confirmed yet. */
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
  row: navFields.row,
  access: { who: 'pages', pages: [navDesk] },
})

/**
 * Enters the NAV of a fund at the end of a day, with the decimals of its terms in force. `replaces` names the
 * existing NAV of that day that this one replaces.
 */
export const navEnter = defineWrite({
  summary: { zh: '录入净值', en: 'Enter a NAV' },
  path: `${base}/navEnter`,
  input: t.strict({
    ...navEntry.row.properties,
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
