import { type Static, defineRead, oneOf, platformErrors, strict, t, text } from '@iisp/contract'
import { seesApplications } from '../access.ts'
import { fileId, fileType, xmbh } from '../fields.ts'

/** One or two labels with their values; `type` 'password' marks the row with the fund password. */
export const relationRow = t.Object({
  label1: text(40),
  text1: text(1000),
  label2: text(40),
  text2: text(1000),
  col: t.Union([t.Literal(1), t.Literal(2)]),
  type: oneOf('text', 'password'),
})
export type RelationRow = Static<typeof relationRow>
const relationFile = t.Object({ FILENAME: text(500), FILEID: fileId, TYPE: fileType })

/** The link of an account to its custody account. DEMM is '******' where there is a fund password, else ''. */
export const getRelationDetail = defineRead({
  name: 'getRelationDetail',
  summary: { zh: '关联/解除关联详情', en: 'Link or dissolution of an account' },
  methods: ['GET', 'POST'],
  path: '/api/threepartyopen/getRelationDetail',
  input: strict({ xmbh, mode: t.Optional(oneOf('relation', 'break')) }),
  output: t.Object({
    CPMC: text(200),
    CPDM: text(20),
    ZHH: text(40),
    KHYH: text(200),
    DEMM: text(6),
    fileInfo: t.Array(relationFile),
    info: t.Array(relationRow),
  }),
  errors: [platformErrors.notFound],
  access: seesApplications,
})

export const associationDetail = t.Object({
  JJSMC: text(200),
  F_ZHLX: text(40),
  ZH: text(60),
  LXRNAME: text(100),
  LXRXM: text(100),
  DKGLBZ: text(500),
  KDDH: text(40),
  F_KDGS: text(60),
  ZJMM: text(6),
})
export type AssociationDetail = Static<typeof associationDetail>

/** What the manager applied for to be linked. ZJMM is '******' where there is a fund password, else ''. */
export const getAssociationDetail = defineRead({
  name: 'getAssociationDetail',
  summary: { zh: '关联信息', en: 'Link information' },
  methods: ['GET', 'POST'],
  path: '/api/threepartyopen/getAssociationDetail',
  input: strict({ xmbh }),
  output: associationDetail,
  errors: [platformErrors.notFound],
  access: seesApplications,
})
