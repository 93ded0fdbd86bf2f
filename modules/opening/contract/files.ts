import { defineRead, platformErrors, t } from '@iisp/contract'
import { seesApplications } from './access.ts'
import { fileId, xmbh } from './fields.ts'

/** A file of an application, by POST. A `sessionId` in the body decides nothing: the cookie does. */
export const downSecuritiesFile = defineRead({
  summary: { zh: '下载开户文件', en: 'Download the account opening documents' },
  methods: ['POST'],
  path: '/api/securitiesOpening/downSecuritiesFile',
  input: t.strict({ sessionId: t.Optional(t.text(100)), fileId, xmbh }),
  output: t.Unknown(),
  errors: [platformErrors.notFound],
  access: seesApplications,
  answer: 'file',
})

/** A file of a link, by GET. */
export const downLoad = defineRead({
  summary: { zh: '下载三方关联文件', en: 'Download the three-party link documents' },
  path: '/api/threepartyopen/upload/downLoad',
  input: t.strict({ fileId, xmbh }),
  output: t.Unknown(),
  errors: [platformErrors.notFound],
  access: seesApplications,
  answer: 'file',
})
