import { type Role, definePage } from '@iisp/contract'
import { globalFundGroup, quantitativeGroup } from '@iisp/contract/zones'

const managers: readonly Role[] = ['operator', 'reviewer', 'signer', 'administrator']

export const overseasFunds = definePage({
  id: '60101',
  parent: globalFundGroup,
  path: '/fund-account/fund-list',
  name: { zh: '境外基金列表', en: 'Overseas funds' },
  icon: 'language',
  sort: 1,
  roles: managers,
  queries: true,
})

export const quantitativeProducts = definePage({
  id: '70101',
  parent: quantitativeGroup,
  path: '/product-manage/quantitative/product-list',
  name: { zh: '量化产品列表', en: 'Quantitative products' },
  icon: 'chart',
  sort: 1,
  roles: managers,
  queries: true,
})

export const pages = [overseasFunds, quantitativeProducts]
