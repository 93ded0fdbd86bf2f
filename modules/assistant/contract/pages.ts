import { definePage, defineRoute, operationsGroup } from '@iisp/contract'

export const chatDesk = definePage({
  id: '90801',
  parent: operationsGroup,
  path: '/operations/service-chat',
  name: { zh: '在线客服台', en: 'Service chats' },
  icon: 'headset',
  sort: 6,
  roles: ['custodian-operator'],
  onRequest: ['ta-operator'],
  todo: 'other',
})

export const faqDesk = definePage({
  id: '90802',
  parent: operationsGroup,
  path: '/operations/service-faq',
  name: { zh: '问答库管理', en: 'Help texts' },
  icon: 'help',
  sort: 7,
  roles: ['custodian-operator', 'system-administrator'],
  onRequest: ['ta-operator'],
  todo: 'other',
  queries: true,
})

export const aiHelper = defineRoute({ path: '/extension-center/ai-helper', wide: true, oneTab: true })

export const pages = [chatDesk, faqDesk]
