import { definePage, generalGroup, operationsGroup } from '@iisp/contract'

/** 登记申请: applications to be registered as a fund party, for the custodian's operators. */
export const partyDesk = definePage({
  id: '90913',
  parent: operationsGroup,
  path: '/operations/registrations',
  name: { zh: '参与方登记', en: 'Fund parties' },
  icon: 'person',
  sort: 21,
  roles: ['custodian-operator', 'system-administrator'],
  todo: 'other',
  queries: true,
})

/** 产品合同申请: a manager's people apply, the custodian's operators decide. */
export const productContracts = definePage({
  id: '90914',
  parent: generalGroup,
  path: '/integrated-management/product-contracts',
  name: { zh: '产品合同申请', en: 'Product contracts' },
  icon: 'file',
  sort: 31,
  roles: ['operator', 'administrator', 'custodian-operator', 'system-administrator'],
  todo: 'other',
  queries: true,
})

export const pages = [partyDesk, productContracts]
