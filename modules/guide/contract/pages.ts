import { definePage, defineRoute, operationsGroup } from '@iisp/contract'

export const complaintDesk = definePage({
  id: '90601',
  parent: operationsGroup,
  path: '/operations/complaints',
  name: { zh: '吐槽处理', en: 'Complaints' },
  icon: 'dislike',
  sort: 8,
  roles: ['supervisor', 'system-administrator'],
  onRequest: ['custodian-operator'],
  todo: 'other',
  queries: true,
})

export const menuGuides = definePage({
  id: '90602',
  parent: operationsGroup,
  path: '/operations/menu-guides',
  name: { zh: '业务说明维护', en: 'Business descriptions' },
  icon: 'file',
  sort: 10,
  roles: ['system-administrator'],
  queries: true,
})

export const bookPage = defineRoute({ path: '/integrated-management/subscription-center/Service-Content' })
export const videoPage = defineRoute({ path: '/training-course/training-video/videos' })

export const pages = [complaintDesk, menuGuides]
