import type { MenuItem } from '@iisp/contract'

/** Menus that grant access to this module's calls. The desk's menu belongs to the operating side's group 90. */
export const menuIds = {
  entry: '10101',
  list: '10102',
  review: '10103',
  sign: '10104',
  accounts: '10105',
  desk: '90101',
} as const

const folder = '/transfer-money/transfer-instruction'

export const menus: readonly MenuItem[] = [
  {
    id: '10',
    parentId: null,
    name: { zh: '划款管理', en: 'Transfers' },
    path: '',
    icon: 'transfer',
    sort: 10,
    roles: ['operator', 'reviewer', 'signer', 'administrator'],
  },
  {
    id: menuIds.entry,
    parentId: '10',
    name: { zh: '划款指令录入', en: 'New transfer order' },
    path: `${folder}/transfer-form`,
    sort: 1,
    roles: ['operator'],
    todoGroup: 'transfers',
    isSuperMgrControl: true,
  },
  {
    id: menuIds.list,
    parentId: '10',
    name: { zh: '划款指令查询', en: 'Transfer orders' },
    path: `${folder}/transfer-list`,
    sort: 2,
    queries: true,
    roles: ['operator', 'reviewer', 'signer', 'administrator'],
    todoGroup: 'transfers',
    isShowAppletTip: true,
  },
  {
    id: menuIds.review,
    parentId: '10',
    name: { zh: '指令复核', en: 'Review orders' },
    path: `${folder}/transfer-review`,
    sort: 3,
    roles: ['reviewer'],
    todoGroup: 'transfers',
  },
  {
    id: menuIds.sign,
    parentId: '10',
    name: { zh: '指令签发', en: 'Sign orders' },
    path: `${folder}/transfer-sign`,
    sort: 4,
    roles: ['signer'],
    todoGroup: 'transfers',
  },
  {
    id: menuIds.desk,
    parentId: '90',
    name: { zh: '划款指令处理', en: 'Transfer desk' },
    path: '/operations/transfer-desk',
    sort: 1,
    queries: true,
    roles: ['custodian-operator'],
    todoGroup: 'transfers',
  },
]
