import { definePage, generalGroup, operationsGroup } from '@iisp/contract'

export const moneyControls = definePage({
  id: '90905',
  parent: operationsGroup,
  path: '/operations/money-controls',
  name: { zh: '资金安全控制', en: 'Money controls' },
  icon: 'shield',
  sort: 15,
  roles: ['system-administrator', 'auditor'],
  queries: true,
})

export const menuRequests = definePage({
  id: '80106',
  parent: generalGroup,
  path: '/integrated-management/my-account/menu-requests',
  name: { zh: '权限申请', en: 'Access requests' },
  icon: 'key',
  sort: 4,
  roles: ['administrator', 'system-administrator'],
  todo: 'other',
})

/**
 * 人员管理: administrators manage the people of their institution; the operating side manages the
 * people of all institutions.
 */
export const staff = definePage({
  id: '90911',
  parent: generalGroup,
  path: '/integrated-management/my-account/people',
  name: { zh: '人员管理', en: 'People' },
  icon: 'people',
  sort: 5,
  roles: ['administrator', 'custodian-operator', 'system-administrator'],
  queries: true,
})

/** 人员变更: changes of people that one administrator proposes and another one confirms. */
export const staffChanges = definePage({
  id: '90912',
  parent: generalGroup,
  path: '/integrated-management/my-account/people-changes',
  name: { zh: '人员变更', en: 'Changes of people' },
  icon: 'personChecked',
  sort: 6,
  roles: ['administrator', 'custodian-operator', 'system-administrator'],
  queries: true,
  todo: 'other',
})

export const errorLog = definePage({
  id: '90906',
  parent: operationsGroup,
  path: '/operations/error-log',
  name: { zh: '错误日志', en: 'Error log' },
  icon: 'terminal',
  sort: 16,
  roles: ['system-administrator'],
  queries: true,
})

/** 机构管理: the institutions of the installation, which two persons of the custodian close and open again. */
export const institutions = definePage({
  id: '90915',
  parent: operationsGroup,
  path: '/operations/institutions',
  name: { zh: '机构管理', en: 'Institutions' },
  icon: 'people',
  sort: 22,
  roles: ['custodian-operator', 'system-administrator'],
  queries: true,
})

/** 在线会话: the sessions of everybody signed in, for system administrators. */
export const sessionDesk = definePage({
  id: '90916',
  parent: operationsGroup,
  path: '/operations/sessions',
  name: { zh: '在线会话', en: 'Sessions' },
  icon: 'lock',
  sort: 23,
  roles: ['system-administrator'],
  queries: true,
})

export const pages = [moneyControls, menuRequests, staff, staffChanges, errorLog, institutions, sessionDesk]
