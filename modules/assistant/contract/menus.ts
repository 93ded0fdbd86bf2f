import type { MenuItem } from '@iisp/contract'

export const menuIds = { chatDesk: '90801', faqDesk: '90802' } as const

/** The desks stand below the operating side's group 90. */
export const menus: readonly MenuItem[] = [
  {
    id: menuIds.chatDesk,
    parentId: '90',
    name: { zh: '在线客服台', en: 'Service chats' },
    path: '/operations/service-chat',
    sort: 5,
    roles: ['custodian-operator'],
    todoGroup: 'other',
  },
  {
    id: menuIds.faqDesk,
    parentId: '90',
    name: { zh: '问答库管理', en: 'Help texts' },
    path: '/operations/service-faq',
    sort: 6,
    queries: true,
    roles: ['custodian-operator', 'system-administrator'],
    todoGroup: 'other',
  },
]
