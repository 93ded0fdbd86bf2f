import { type Role, definePage, definePageGroup, defineRoute, operationsGroup } from '@iisp/contract'

/** 母子基金: links between mother and child funds, for a manager's people (BO-015, BO-019). */
export const relationGroup = definePageGroup({
  id: '205',
  parent: null,
  name: { zh: '母子基金', en: 'Mother and child funds' },
  icon: 'tree',
  sort: 35,
})
const folder = '/product-manage/mother-child-found'
const managerRoles: readonly Role[] = ['operator', 'reviewer', 'signer', 'administrator']
const common = { parent: relationGroup, roles: managerRoles, queries: true as const }

/** 申请: the relations, and the form to add, modify or delete one. */
export const relationApply = definePage({
  ...common,
  id: '20501',
  path: `${folder}/mother-child-found-apply`,
  name: { zh: '母子基金申请', en: 'Fund relations' },
  icon: 'slip',
  sort: 1,
})
/** 进度: the applications and their outcomes. */
export const relationProgress = definePage({
  ...common,
  id: '20502',
  path: `${folder}/mother-child-found-progress`,
  name: { zh: '母子基金申请进度', en: 'Relation applications' },
  icon: 'list',
  sort: 2,
  todo: 'product',
})
/** 付费自动强赎: settings of the forced redemption that pays a child fund's fees. */
export const relationRedeem = definePage({
  ...common,
  id: '20503',
  path: `${folder}/mother-child-found-redeem`,
  name: { zh: '付费自动强赎', en: 'Forced redemption for fees' },
  isNew: true,
  icon: 'calendar',
  sort: 3,
  todo: 'product',
})
/** 母子基金审核: the TA operators' desk (BO-012). */
export const relationAudit = definePage({
  id: '90207',
  parent: operationsGroup,
  path: `${folder}/mother-child-found-audit`,
  name: { zh: '母子基金审核', en: 'Fund relations desk' },
  icon: 'tree',
  sort: 30,
  roles: ['ta-operator'],
  todo: 'ta',
  queries: true,
})

/** 预演: opened from a relation, an application or its form; `relation` is an id, `draft` the rows of applySubmit as JSON. */
export const relationRehearsal = defineRoute({ path: `${folder}/mother-child-found-rehearsal` })

export const managerPages = [relationApply, relationProgress, relationRedeem]
export const pages = [...managerPages, relationAudit]
