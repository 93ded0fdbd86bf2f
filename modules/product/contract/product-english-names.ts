import { defineRead, t } from '@iisp/contract'

/**
 * The English names of some products that the caller may see; products without one are left out.
 */
export const productEnglishNames = defineRead({
  summary: { zh: '产品英文名称', en: 'English names of products' },
  path: '/module/product/productEnglishNames',
  input: t.strict({ ids: t.Array(t.id, { maxItems: 20_000 }) }),
  output: t.Object({ list: t.Array(t.Object({ ID: t.id, NAME: t.text(200) })) }),
  access: { who: 'module' },
})
