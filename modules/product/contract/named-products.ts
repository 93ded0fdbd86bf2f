import { defineRead, t } from '@iisp/contract'
import { status } from './product.ts'

/** Names, codes and managers of some products that the caller may see, in the reader's language; others are left out. */
export const namedProducts = defineRead({
  summary: { zh: '产品名称', en: 'Names of products' },
  path: '/module/product/namedProducts',
  input: t.strict({ ids: t.Array(t.id, { maxItems: 20_000 }) }),
  output: t.Object({
    list: t.Array(
      t.Object({
        ID: t.id,
        NAME: t.text(200),
        PRODUCT_NO: t.text(20),
        CPZT: status,
        /** Institution that manages it. */
        JGDM: t.text(20),
        /** The product that a share class belongs to. */
        PARENT_ID: t.nullable(t.id),
      }),
    ),
  }),
  access: { who: 'module' },
})
