import type { BothLanguages } from '@iisp/contract'
import { equityAreas, equityZone, quantitativeAreas } from '@iisp/contract/zones'

/** Content of a zone page. */
export interface ZoneContent {
  readonly purpose: BothLanguages
  /**
   * Prefixes of paths below /iisp. The zone lists the menus under these paths, and the home page of
   * each sub-application.
   */
  readonly areas: readonly string[]
  /** Cards of the home page with figures of the zone. */
  readonly cards: readonly string[]
  /** Announcements with this text in their title are shown in the zone; '' for all. */
  readonly announcements: string
}

const stages = 'transfers.stages'
const returned = 'transfers.back'

/** The content of the consignment home, below the person's own home. */
export const consignment: Omit<ZoneContent, 'cards'> = {
  purpose: {
    zh: '代销机构的业务入口：代销产品的数据授权、持仓与业绩，投资者服务与份额登记，以及与代销有关的公告。',
    en: 'For institutions that distribute as agents: data, holdings and performance of the products, investor services and share registration, and announcements on distribution.',
  },
  areas: ['/capital-zone', '/investment-services', '/share-register'],
  announcements: '代销',
}

/** By the key of the zone. */
export const zoneContents: ReadonlyMap<string, ZoneContent> = new Map(
  Object.entries<ZoneContent>({
    novice: {
      purpose: {
        zh: '第一次使用平台？从这里开始：您可以使用的业务、对应的业务说明与培训视频，以及最新公告。',
        en: 'New to the portal? Start here: the business open to you, its handbooks and training videos, and the latest announcements.',
      },
      areas: ['/transfer-money', '/product-operation', '/integrated-management'],
      cards: [],
      announcements: '',
    },
    publish: {
      purpose: {
        zh: '产品从设立到运作：证券账户开户、托管募集与三方关联等业务的办理入口与进度。',
        en: 'From launch to operation of a product: securities accounts, trustee raises and three-party links.',
      },
      areas: ['/product-manage', '/product-operation'],
      cards: [],
      announcements: '产品',
    },
    [equityZone]: {
      purpose: {
        zh: '股权类产品的投资项目、账户与资金划付。',
        en: 'Investment projects, accounts and payments of private-equity products.',
      },
      areas: equityAreas,
      cards: [stages, returned],
      announcements: '股权',
    },
    superFof: {
      purpose: {
        zh: '母子基金与 FOF 产品：子基金申赎、资金划付与份额登记。',
        en: 'Funds of funds: subscriptions and redemptions of sub-funds, payments and share registration.',
      },
      areas: ['/product-manage', '/share-register', '/transfer-money'],
      cards: [stages, returned],
      announcements: 'FOF',
    },
    quantitative: {
      purpose: {
        zh: '量化产品的交易账户、资金划付与估值数据。',
        en: 'Trading accounts, payments and valuation data of quantitative products.',
      },
      areas: quantitativeAreas,
      cards: [stages, returned],
      announcements: '量化',
    },
    risk: {
      purpose: {
        zh: '需要您留意的事项：退回与失败的划款、各环节的在途指令，以及相关业务与公告。',
        en: 'What needs attention: returned and failed transfers, open orders at each stage, and related business and announcements.',
      },
      areas: ['/transfer-money', '/information-disclosure', '/valuation-accounting'],
      cards: [returned, stages],
      announcements: '风险',
    },
    globalFund: {
      purpose: {
        zh: '境外基金的账户、份额过户与综合管理。',
        en: 'Accounts, transfer agency and general management of overseas funds.',
      },
      areas: ['/fund-account', '/transfer-agent', '/comprehensive-management'],
      cards: [],
      announcements: '全球基金',
    },
    operateGuide: {
      purpose: {
        zh: '各项业务的业务说明与培训视频，按您可以使用的菜单列出。',
        en: 'Handbooks and training videos of the business open to you, by menu.',
      },
      areas: [''],
      cards: [],
      announcements: '',
    },
  }),
)
