import { definePage, generalGroup, roles } from '@iisp/contract'

export const subscriptionCentre = definePage({
  id: '80125',
  parent: generalGroup,
  path: '/integrated-management/subscription-center',
  name: { zh: '订阅中心', en: 'Subscriptions' },
  icon: 'mail',
  sort: 25,
  roles,
  queries: true,
})

export const pages = [subscriptionCentre]
