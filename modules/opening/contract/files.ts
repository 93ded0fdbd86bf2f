import { defineCall, platformErrors, strict, t, text } from '@iisp/contract'
import { seesApplications } from './access.ts'
import { fileId, xmbh } from './fields.ts'

/** A file of an application, by POST. A `sessionId` in the body decides nothing: the cookie does. */
export const downSecuritiesFile = defineCall({
  name: 'downSecuritiesFile',
  summary: '下载开户文件',
  methods: ['POST'],
  path: '/api/securitiesOpening/downSecuritiesFile',
  input: strict({ sessionId: t.Optional(text(100)), fileId, xmbh }),
  output: t.Unknown(),
  errors: [platformErrors.notFound],
  access: seesApplications,
  effect: 'read',
  idempotent: 'yes',
  answer: 'file',
})

/** A file of a link, by GET. */
export const downLoad = defineCall({
  name: 'downLoad',
  summary: '下载三方关联文件',
  methods: ['GET'],
  path: '/api/threepartyopen/upload/downLoad',
  input: strict({ fileId, xmbh }),
  output: t.Unknown(),
  errors: [platformErrors.notFound],
  access: seesApplications,
  effect: 'read',
  idempotent: 'yes',
  answer: 'file',
})
