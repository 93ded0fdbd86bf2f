import { definePage, definePageGroup, operationsGroup } from '@iisp/contract'

const transfersGroup = definePageGroup({
  id: '10',
  parent: null,
  name: { zh: '划款管理', en: 'Transfers' },
  icon: 'money',
  sort: 10,
})

export const transferEntry = definePage({
  id: '10101',
  parent: transfersGroup,
  path: '/transfer-money/transfer-instruction/transfer-form',
  object: 'id',
  name: { zh: '划款指令录入', en: 'New transfer order' },
  icon: 'pencil',
  sort: 1,
  roles: ['operator'],
  onRequest: ['reviewer', 'signer'],
  gates: { agreements: ['custodyBanking'], supervised: true },
  todo: 'transfers',
})

export const transferList = definePage({
  id: '10102',
  parent: transfersGroup,
  path: '/transfer-money/transfer-instruction/transfer-list',
  name: { zh: '划款指令查询', en: 'Transfer orders' },
  icon: 'list',
  sort: 2,
  roles: ['operator', 'reviewer', 'signer', 'administrator'],
  todo: 'transfers',
  queries: true,
  appletTip: true,
})

export const transferReview = definePage({
  id: '10103',
  parent: transfersGroup,
  path: '/transfer-money/transfer-instruction/transfer-review',
  name: { zh: '指令复核', en: 'Review orders' },
  icon: 'checked',
  sort: 3,
  roles: ['reviewer'],
  onRequest: ['operator', 'signer'],
  todo: 'transfers',
})

export const transferSign = definePage({
  id: '10104',
  parent: transfersGroup,
  path: '/transfer-money/transfer-instruction/transfer-sign',
  name: { zh: '指令签发', en: 'Sign orders' },
  icon: 'signature',
  sort: 4,
  roles: ['signer'],
  onRequest: ['reviewer'],
  todo: 'transfers',
})

export const transferDesk = definePage({
  id: '90101',
  parent: operationsGroup,
  path: '/operations/transfer-desk',
  name: { zh: '划款指令处理', en: 'Transfer desk' },
  icon: 'send',
  sort: 1,
  roles: ['custodian-operator'],
  todo: 'transfers',
  queries: true,
})

export const pages = [transferEntry, transferList, transferReview, transferSign, transferDesk]
