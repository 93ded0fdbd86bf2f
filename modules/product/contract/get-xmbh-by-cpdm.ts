import { defineCall, strict, text } from '@iisp/contract'
import { productErrors } from './errors.ts'

/** The project number of a product code of the caller's institution (BO-144). */
export const getXmbhByCpdm = defineCall({
  name: 'getXmbhByCpdm',
  summary: '按产品代码查项目编号',
  methods: ['GET', 'POST'],
  path: '/api/common/product/getXmbhByCpdm',
  input: strict({ cpdm: text(20, 1) }),
  output: text(20),
  errors: [productErrors.unknown],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})
