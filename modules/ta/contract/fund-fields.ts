import { f, t } from '@iisp/contract'

/** The fund that a form asks for. */
export const fundKey = f.key(['产品', 'Fund'])

/** The fields by which a record names its fund. */
export const fundFields = {
  productId: t.id,
  productCode: f.text(20, ['产品代码', 'Fund code']),
  productName: f.text(200, ['产品名称', 'Fund name']),
}
/** The manager, for readers of several managers. */
export const managerField = { institutionName: f.text(200, ['管理人', 'Manager']) }
export const fundAndManagerFields = { ...fundFields, ...managerField }
