import { definePage, generalGroup, operationsGroup, roles } from '@iisp/contract'

const folder = '/extension-center'

export const helpCenter = definePage({
  id: '80111',
  parent: generalGroup,
  path: `${folder}/help-center`,
  name: { zh: '帮助中心', en: 'Help centre' },
  icon: 'help',
  sort: 11,
  roles,
  queries: true,
})
export const operateGuide = definePage({
  id: '80112',
  parent: generalGroup,
  path: `${folder}/operate-guide`,
  name: { zh: '操作指南', en: 'Operating guide' },
  icon: 'book',
  sort: 12,
  roles,
  queries: true,
})
export const newsCenter = definePage({
  id: '80113',
  parent: generalGroup,
  path: `${folder}/news-center`,
  name: { zh: '新闻中心', en: 'News centre' },
  icon: 'news',
  sort: 13,
  roles,
  queries: true,
})
export const downloadArea = definePage({
  id: '80114',
  parent: generalGroup,
  path: `${folder}/download-area`,
  name: { zh: '下载专区', en: 'Download area' },
  icon: 'archive',
  sort: 14,
  roles,
  queries: true,
})

/**
 * The page on which operators write the articles of the lists above and of the pages below /cms.
 */
export const contentDesk = definePage({
  id: '90908',
  parent: operationsGroup,
  path: '/operations/content',
  name: { zh: '内容管理', en: 'Content' },
  icon: 'layout',
  sort: 18,
  roles: ['custodian-operator', 'system-administrator'],
  queries: true,
})

export const pages = [contentDesk, helpCenter, operateGuide, newsCenter, downloadArea]
