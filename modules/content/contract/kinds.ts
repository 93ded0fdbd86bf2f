import type { BothLanguages } from '@iisp/contract'

/**
 * Kinds of articles: a page below /cms, or an entry of one of the lists of the extension centre.
 */
export const articleKinds = {
  page: { zh: '公开页面', en: 'Public page' },
  help: { zh: '帮助中心', en: 'Help centre' },
  guide: { zh: '操作指南', en: 'Operating guide' },
  news: { zh: '新闻中心', en: 'News centre' },
  download: { zh: '下载专区', en: 'Download area' },
} as const satisfies Record<string, BothLanguages>
export type ArticleKind = keyof typeof articleKinds
export const listedKinds = ['help', 'guide', 'news', 'download'] as const
export type ListedKind = (typeof listedKinds)[number]

export const articleCategories = {
  account: { zh: '账号与登录', en: 'Account and sign-in' },
  transfer: { zh: '划款', en: 'Transfers' },
  opening: { zh: '开户与关联', en: 'Openings and links' },
  platform: { zh: '平台', en: 'Portal' },
} as const satisfies Record<string, BothLanguages>
export type ArticleCategory = keyof typeof articleCategories

/** Kinds that operators may add. Downloads need a file, and files come with the portal. */
export const writtenKinds = ['page', 'help', 'guide', 'news'] as const
export type WrittenKind = (typeof writtenKinds)[number]
