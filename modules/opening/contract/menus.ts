import type { MenuItem } from '@iisp/contract'

/** Menus that open the calls of this module; the desk's stands below the operating side's group 90. */
export const menuIds = { opening: '31101', raise: '31102', desk: '90102' } as const

export const paths = {
  opening: '/product-operation/securities-account-open',
  raise: '/product-operation/trustee-raise',
  form: '/product-operation/application-form',
  desk: '/operations/opening-desk',
} as const

const looking = ['operator', 'reviewer', 'signer', 'administrator'] as const

export const menus: readonly MenuItem[] = [
  {
    id: '31',
    parentId: null,
    name: { zh: '产品运营', en: 'Product operations' },
    path: '',
    icon: 'product',
    sort: 31,
    roles: looking,
  },
  {
    id: menuIds.opening,
    parentId: '31',
    name: { zh: '证券账户开户', en: 'Securities account opening' },
    path: paths.opening,
    sort: 1,
    queries: true,
    roles: looking,
    todoGroup: 'product',
  },
  {
    id: menuIds.raise,
    parentId: '31',
    name: { zh: '托管募集（三方关联）', en: 'Trustee raise (three-party link)' },
    path: paths.raise,
    sort: 2,
    queries: true,
    roles: looking,
    todoGroup: 'product',
  },
  {
    id: menuIds.desk,
    parentId: '90',
    name: { zh: '开户与三方关联处理', en: 'Opening and link desk' },
    path: paths.desk,
    sort: 2,
    queries: true,
    roles: ['custodian-operator'],
    todoGroup: 'product',
  },
]
