import { definePage, definePageGroup, defineRoute, operationsGroup } from '@iisp/contract'

const openingGroup = definePageGroup({
  id: '31',
  parent: null,
  name: { zh: '产品运营', en: 'Product operations' },
  icon: 'product',
  sort: 31,
})

const looking = ['operator', 'reviewer', 'signer', 'administrator'] as const

export const securitiesOpening = definePage({
  id: '31101',
  parent: openingGroup,
  path: '/product-operation/securities-account-open',
  name: { zh: '证券账户开户', en: 'Securities account opening' },
  icon: 'account',
  sort: 1,
  roles: looking,
  todo: 'product',
  queries: true,
})

export const trusteeRaise = definePage({
  id: '31102',
  parent: openingGroup,
  path: '/product-operation/trustee-raise',
  name: { zh: '托管募集（三方关联）', en: 'Trustee raise (three-party link)' },
  icon: 'links',
  sort: 2,
  roles: looking,
  todo: 'product',
  queries: true,
})

export const openingDesk = definePage({
  id: '90102',
  parent: operationsGroup,
  path: '/operations/opening-desk',
  name: { zh: '开户与三方关联处理', en: 'Opening and link desk' },
  icon: 'inbox',
  sort: 2,
  roles: ['custodian-operator'],
  onRequest: ['ta-operator'],
  todo: 'product',
  queries: true,
})

export const applicationForm = defineRoute({ path: '/product-operation/application-form' })

export const pages = [securitiesOpening, trusteeRaise, openingDesk]
