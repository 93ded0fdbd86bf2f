import { defineRead, t } from '@iisp/contract'
import { productErrors } from './errors.ts'

/** The project number of a product code of the caller's institution (BO-144). */
export const getXmbhByCpdm = defineRead({
  summary: { zh: '按产品代码查项目编号', en: 'Project number by product code' },
  methods: ['GET', 'POST'],
  path: '/api/common/product/getXmbhByCpdm',
  input: t.strict({ cpdm: t.text(20, 1) }),
  output: t.text(20),
  errors: [productErrors.unknown],
  access: { who: 'session' },
})
