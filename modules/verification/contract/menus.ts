import type { MenuItem } from '@iisp/contract'

export const menuIds = { review: '90302', persons: '90303' } as const

/** The custodian's desks for verifications, below the operating side's group 90. */
export const menus: readonly MenuItem[] = [
  {
    id: menuIds.review,
    parentId: '90',
    name: { zh: '身份核验审核', en: 'Identity verification' },
    path: '/operations/verification/review',
    sort: 4,
    roles: ['custodian-operator'],
    todoGroup: 'other',
  },
  {
    id: menuIds.persons,
    parentId: '90',
    name: { zh: '核验人员登记', en: 'Registered persons' },
    path: '/operations/verification/persons',
    sort: 5,
    roles: ['custodian-operator'],
  },
]
