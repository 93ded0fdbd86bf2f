import { type Static, defineRead, platformErrors, t } from '@iisp/contract'
import { seesApplications } from '../access.ts'
import { fileId, fileType, xmbh } from '../fields.ts'

/** One or two labels with their values; `type` 'password' marks the row with the fund password. */
export const relationRow = t.Object({
  label1: t.text(40),
  text1: t.text(1000),
  label2: t.text(40),
  text2: t.text(1000),
  col: t.Union([t.Literal(1), t.Literal(2)]),
  type: t.oneOf('text', 'password'),
})
export type RelationRow = Static<typeof relationRow>
const relationFile = t.Object({ FILENAME: t.text(500), FILEID: fileId, TYPE: fileType })

/** The link of an account to its custody account. DEMM is '******' where there is a fund password, else ''. */
export const getRelationDetail = defineRead({
  summary: { zh: '关联/解除关联详情', en: 'Link or dissolution of an account' },
  methods: ['GET', 'POST'],
  path: '/api/threepartyopen/getRelationDetail',
  input: t.strict({ xmbh, mode: t.Optional(t.oneOf('relation', 'break')) }),
  output: t.Object({
    CPMC: t.text(200),
    CPDM: t.text(20),
    ZHH: t.text(40),
    KHYH: t.text(200),
    DEMM: t.text(6),
    fileInfo: t.Array(relationFile),
    info: t.Array(relationRow),
  }),
  errors: [platformErrors.notFound],
  access: seesApplications,
})

export const associationDetail = t.Object({
  JJSMC: t.text(200),
  F_ZHLX: t.text(40),
  ZH: t.text(60),
  LXRNAME: t.text(100),
  LXRXM: t.text(100),
  DKGLBZ: t.text(500),
  KDDH: t.text(40),
  F_KDGS: t.text(60),
  ZJMM: t.text(6),
})
export type AssociationDetail = Static<typeof associationDetail>

/**
 * The link that the manager applied for. ZJMM is '******' if there is a fund password, otherwise
 * ''.
 */
export const getAssociationDetail = defineRead({
  summary: { zh: '关联信息', en: 'Link information' },
  methods: ['GET', 'POST'],
  path: '/api/threepartyopen/getAssociationDetail',
  input: t.strict({ xmbh }),
  output: associationDetail,
  errors: [platformErrors.notFound],
  access: seesApplications,
})
