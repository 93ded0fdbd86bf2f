import { type Role, definePage, definePageGroup, operationsGroup } from '@iisp/contract'

const managers: readonly Role[] = ['operator', 'reviewer', 'signer', 'administrator']

export const supervisorApprovals = definePage({
  id: '90301',
  parent: operationsGroup,
  path: '/integrated-management/my-account/super-mgr-approval',
  name: { zh: '督导审批', en: 'Supervisor approvals' },
  icon: 'check',
  sort: 3,
  roles: ['supervisor'],
  todo: 'other',
})

const platformsGroup = definePageGroup({
  id: '23',
  parent: null,
  name: { zh: '外部平台', en: 'Other platforms' },
  icon: 'external',
  sort: 80,
})

export const researchLab = definePage({
  id: '230013',
  parent: platformsGroup,
  path: '/jump/research-lab',
  name: { zh: '投研实验室', en: 'Research lab' },
  icon: 'flask',
  sort: 1,
  roles: managers,
  effect: { jump: 3 },
})

export const researchWorkbench = definePage({
  id: '230002',
  parent: platformsGroup,
  path: '/jump/research-workbench',
  name: { zh: '研究工作台', en: 'Research workbench' },
  icon: 'desk',
  sort: 2,
  roles: managers,
  effect: { jump: 3 },
})

export const mainPlatform = definePage({
  id: '230014',
  parent: platformsGroup,
  path: '/jump/main-platform',
  name: { zh: '机构服务平台', en: 'Institutional platform' },
  icon: 'home',
  sort: 3,
  roles: managers,
  effect: { jump: 3 },
})

export const intelligentServices = definePage({
  id: '230015',
  parent: platformsGroup,
  path: '/jump/intelligent-services',
  name: { zh: '智能服务', en: 'Intelligent services' },
  icon: 'headset',
  sort: 4,
  roles: managers,
  gates: { strongLogin: true },
  effect: { jump: 3 },
})

export const serviceAgreements = definePage({
  id: '230099',
  parent: platformsGroup,
  path: '/integrated-management/my-account/agreements',
  name: { zh: '服务协议', en: 'Agreements' },
  icon: 'file',
  sort: 5,
  roles: managers,
})

export const pages = [
  supervisorApprovals,
  researchLab,
  researchWorkbench,
  mainPlatform,
  intelligentServices,
  serviceAgreements,
]
