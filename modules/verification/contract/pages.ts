import { definePage, operationsGroup } from '@iisp/contract'

export const verificationReview = definePage({
  id: '90302',
  parent: operationsGroup,
  path: '/operations/verification/review',
  name: { zh: '身份核验审核', en: 'Identity verification' },
  icon: 'eye',
  sort: 4,
  roles: ['custodian-operator'],
  todo: 'other',
})

export const registeredPersons = definePage({
  id: '90303',
  parent: operationsGroup,
  path: '/operations/verification/persons',
  name: { zh: '核验人员登记', en: 'Registered persons' },
  icon: 'badge',
  sort: 5,
  roles: ['custodian-operator'],
})

export const pages = [verificationReview, registeredPersons]
