import { definePage, operationsGroup } from '@iisp/contract'

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

export const pages = [partyDesk]
