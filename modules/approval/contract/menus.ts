import type { MenuItem, Role } from '@iisp/contract'

export const menuIds = {
  approvals: '90301',
  researchLab: '230013',
  researchWorkbench: '230002',
  mainPlatform: '230014',
  intelligentServices: '230015',
  agreements: '230099',
} as const

const managers: readonly Role[] = ['operator', 'reviewer', 'signer', 'administrator']

export const menus: readonly MenuItem[] = [
  {
    id: menuIds.approvals,
    parentId: '90',
    name: { zh: '督导审批', en: 'Supervisor approvals' },
    path: '/integrated-management/my-account/super-mgr-approval',
    sort: 3,
    roles: ['supervisor'],
    todoGroup: 'other',
  },
  {
    id: '23',
    parentId: null,
    name: { zh: '外部平台', en: 'Other platforms' },
    path: '',
    icon: 'jump',
    sort: 80,
    roles: managers,
  },
  {
    id: menuIds.researchLab,
    parentId: '23',
    name: { zh: '投研实验室', en: 'Research lab' },
    path: '/jump/research-lab',
    sort: 1,
    roles: managers,
    isJumpMenu: 3,
  },
  {
    id: menuIds.researchWorkbench,
    parentId: '23',
    name: { zh: '研究工作台', en: 'Research workbench' },
    path: '/jump/research-workbench',
    sort: 2,
    roles: managers,
    isJumpMenu: 3,
  },
  {
    id: menuIds.mainPlatform,
    parentId: '23',
    name: { zh: '机构服务平台', en: 'Institutional platform' },
    path: '/jump/main-platform',
    sort: 3,
    roles: managers,
    isJumpMenu: 3,
  },
  {
    id: menuIds.intelligentServices,
    parentId: '23',
    name: { zh: '智能服务', en: 'Intelligent services' },
    path: '/jump/intelligent-services',
    sort: 4,
    roles: managers,
    loginRelated: true,
    isJumpMenu: 3,
  },
  {
    id: menuIds.agreements,
    parentId: '23',
    name: { zh: '服务协议', en: 'Agreements' },
    path: '/integrated-management/my-account/agreements',
    sort: 5,
    roles: managers,
  },
]
