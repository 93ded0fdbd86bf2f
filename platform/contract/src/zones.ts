import type { BothLanguages } from './errors.ts'
import type { PageGroup } from './page.ts'

/**
 * The group of pages in the quantitative zone; the zone is offered to people who have one of them.
 */
export const quantitativeGroup: PageGroup = {
  id: '70',
  parent: null,
  name: { zh: '量化业务', en: 'Quantitative' },
  icon: 'chart',
  sort: 70,
}

/** The group of the menus that people of the global-fund zone have, and nobody else. */
export const globalFundGroup: PageGroup = {
  id: '60',
  parent: null,
  name: { zh: '全球基金', en: 'Global funds' },
  icon: 'language',
  sort: 60,
}

/** Key of the zone of private equity. */
export const equityZone = 'equity'
/** Prefixes of the paths below /iisp whose menus the equity zone lists. */
export const equityAreas: readonly string[] = [
  '/capital-zone/investment-performance/investment-project-management',
  '/transfer-money',
]
/** Key of the zone of quantitative business. */
export const quantitativeZone = 'quantitative'
/** Prefixes of the paths below /iisp whose menus the quantitative zone lists. */
export const quantitativeAreas: readonly string[] = [
  '/product-manage/quantitative',
  '/product-operation',
  '/transfer-money',
  '/valuation-accounting',
]
/** Whether a path is in an area; all are in ''. */
export const liesIn = (path: string, area: string): boolean =>
  area === '' || path === area || path.startsWith(`${area}/`)

/** The facts that decide which zones a person is offered. */
export interface ZoneFacts {
  readonly isMgr: string
  readonly managerTypeOrg: number
  readonly cpType: string
  readonly isEquity: string
  /** '1' only if the person signed in through the global-fund zone. */
  readonly isGlobalFund: string
  /** The person has a page of `quantitativeGroup`. */
  readonly quantitative: boolean
}

/** A page that is shown in the home tab instead of the home page. */
export interface Zone {
  readonly key: string
  /** The documents' number, `zoneType` of the profile. */
  readonly index: number
  /** Below /iisp. */
  readonly path: string
  readonly name: BothLanguages
  readonly offered: (person: ZoneFacts) => boolean
}

const ofManagers = ({ isMgr }: ZoneFacts) => isMgr !== '2'
const ofChannels = ({ managerTypeOrg }: ZoneFacts) => managerTypeOrg === 2
const zone = (
  index: number,
  key: string,
  path: string,
  zh: string,
  en: string,
  offered: Zone['offered'],
): Zone => ({ index, key, path, name: { zh, en }, offered })

/** The zones of the documents. The homes of channels and of consignment have the number of home. */
export const zones: readonly Zone[] = [
  zone(0, 'channel', '/channel-zone-home', '渠道首页', 'Channel home', ofChannels),
  zone(
    0,
    'consignment',
    '/consignment-home',
    '代销首页',
    'Consignment home',
    (person) => ofChannels(person) && person.cpType === '6',
  ),
  zone(1, 'novice', '/novice-zone', '新手专区', 'First steps', ofManagers),
  zone(2, 'publish', '/product-publish-zone', '产品发布专区', 'Product launch', ofManagers),
  zone(3, equityZone, '/equtiy-area', '股权专区', 'Private equity', ({ isEquity }) => isEquity === '1'),
  zone(4, 'superFof', '/super-fof', '超级FOF专区', 'Super FOF', ofManagers),
  zone(
    5,
    quantitativeZone,
    '/quantitative-zone',
    '量化专区',
    'Quantitative',
    (person) => person.quantitative,
  ),
  zone(6, 'risk', '/risk-zone', '风控专区', 'Risk control', ofManagers),
  zone(
    7,
    'globalFund',
    '/global-fund-home',
    '全球基金首页',
    'Global fund home',
    ({ isGlobalFund }) => isGlobalFund === '1',
  ),
  zone(8, 'operateGuide', '/operate-guide-zone', '操作指引专区', 'Operating guides', ofManagers),
]

export const zoneAt = (path: string): Zone | undefined => zones.find((one) => one.path === path)

/** Whether a person may choose the zone with this number; everybody may choose home. */
export const mayChooseZone = (index: number, person: ZoneFacts): boolean =>
  index === 0 || zones.some((one) => one.index === index && one.offered(person))
