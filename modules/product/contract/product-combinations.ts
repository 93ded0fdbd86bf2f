import { defineList, defineWrite, platformErrors, t } from '@iisp/contract'
import { productErrors } from './errors.ts'

const folder = '/api/common/productCombination'

/** A list of at most 10,000 product ids separated by commas. */
const productIds = t.String({ pattern: '^[1-9][0-9]{0,17}(,[1-9][0-9]{0,17})*$', maxLength: 190_000 })
/** The most products of a combination. */
export const combinationProducts = 10_000
/** The most combinations of an account. */
export const combinationsPerAccount = 500

/** A named set of products of an account. */
const combination = t.Object({
  ID: t.id,
  /** The same as ID. */
  combId: t.id,
  NAME: t.oneLine(50),
  /** The products that the account may see, in the order they were saved. */
  productIds: t.text(190_000),
  /** The same as productIds. */
  PRODUCT_ID: t.text(190_000),
  /** Project numbers and codes of these products, separated by commas. */
  XMBH: t.text(250_000),
  PRODUCT_NO: t.text(250_000),
})

/** The account's combinations by name; combName and productName are parts of a name, productName of a code too. */
export const getProductCombinationList = defineList({
  summary: { zh: '产品组合列表', en: 'Product groups' },
  methods: ['GET', 'POST'],
  path: `${folder}/getProductCombinationList`,
  filters: { combName: t.Optional(t.text(50)), productName: t.Optional(t.text(100)) },
  row: combination,
  errors: [platformErrors.badInput],
  access: { who: 'session' },
})

/**
 * Adds a combination, or replaces the one named by combId. Products that the account may not see
 * are left out.
 */
export const saveProductCombination = defineWrite({
  summary: { zh: '保存产品组合', en: 'Save a product group' },
  path: `${folder}/saveProductCombination`,
  input: t.strict({ combId: t.Optional(t.id), NAME: t.oneLine(200), productIds }),
  output: t.Object({ combId: t.id }),
  errors: [
    platformErrors.notFound,
    productErrors.combinationInvalid,
    productErrors.combinationNameTaken,
    productErrors.combinationEmpty,
    productErrors.tooManyCombinations,
  ],
  access: { who: 'session', supervised: false },
  idempotent: 'key',
  maxBodyBytes: 256 * 1024,
})

/** Deletes a combination of the account, but not its products. */
export const deleteProductCombination = defineWrite({
  summary: { zh: '删除产品组合', en: 'Delete a product group' },
  path: `${folder}/deleteProductCombination`,
  input: t.strict({ combId: t.id }),
  output: t.Object({ result: t.Literal('success') }),
  errors: [platformErrors.notFound],
  access: { who: 'session', supervised: false },
  idempotent: 'yes',
})
