import { type Static, t } from '@iisp/contract'

export const status = t.oneOf('0', '1', '2', '3')
export const type = t.oneOf('1', '2', '3', '4', '5')

const productFields = {
  ID: t.id,
  NAME: t.text(200),
  /** Product code, as filed with the association. */
  PRODUCT_NO: t.text(20),
  /** Project number of the product, shared by its share classes. */
  XMBH: t.text(20),
  CPZT: status,
  CPLX: type,
  /** Pinyin initials of the name, lower case. */
  INITIALS: t.text(200),
  /** The value stored by pickers, equal to ID. */
  VALUE: t.id,
}

/** A share class of a product; searched, selected and sorted like a product. */
export const productClass = t.Object(productFields)
export type ProductClass = Static<typeof productClass>

/** A row of the product lists. `son` has its share classes if the caller requested them nested. */
export const product = t.Object({ ...productFields, son: t.Optional(t.Array(productClass)) })
export type Product = Static<typeof product>

/** A product with its dates and its manager. */
export const productDetail = t.Object({
  ...productFields,
  CPZTNAME: t.text(20),
  /** Institution that manages it. */
  JGDM: t.text(20),
  /** Date of establishment; null if not established yet. */
  CLRQ: t.nullable(t.date),
  /** Day it expires; null: never. */
  DQRQ: t.nullable(t.date),
  /** '1': no further business after DQRQ. */
  IS_BUSI_LIMIT: t.flag,
  /** The product that a share class belongs to. */
  PARENT_ID: t.nullable(t.id),
})
export type ProductDetail = Static<typeof productDetail>
