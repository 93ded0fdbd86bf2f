import { defineRead, t } from '@iisp/contract'
import { looksUp } from '../access.ts'
import { inputParam } from './payload.ts'

const base = '/api/fundRelation'
/** 1 pass, 0 stop, 2 a warning that does not stop (BO-136). */
export const checkAnswer = t.Object({ result: t.oneOf('0', '1', '2'), message: t.text(1000) })
const code = t.oneLine(20)
const check = { methods: ['POST', 'GET'] as const, output: checkAnswer, access: looksUp }

/** Judges the rows by the rules of applySubmit, and lists funds past their expiry date (BO-130). */
export const infoCheck = defineRead({
  ...check,
  summary: { zh: '校验母子基金申请信息', en: 'Check an application' },
  methods: ['POST'],
  path: `${base}/infoCheck`,
  input: t.strict({ inputParam, flag: t.Optional(t.oneOf('1', '2', '3', '4')) }),
  maxBodyBytes: 256 * 1024,
})

/** Whether an application for these two funds may be made: no other one is open (BO-129). */
export const applyJudge = defineRead({
  ...check,
  summary: { zh: '判断可否申请', en: 'Whether an application may be made' },
  path: `${base}/applyJudge`,
  aliases: [`${base}/applyInfoList/applyJudge`],
  input: t.strict({ mjjcpdm: code, zjjcpdm: code, sqlx: t.Optional(t.oneOf('1', '2', '3')) }),
})

/** Whether the mother fund's terms allow a temporary opening today. */
export const parentFundTempOpenCheck = defineRead({
  ...check,
  summary: { zh: '母基金临时开放校验', en: 'Temporary opening of the mother fund' },
  path: `${base}/parentFundTempOpenCheck`,
  input: t.strict({ mjjcpdm: code }),
})

const opening = t.strict({ mjjcpdm: code, qyrq: t.Optional(t.date) })
/** 临开次数: whether the terms in force on the day have temporary openings at all (BO-132). */
export const lkcsCheck = defineRead({
  ...check,
  summary: { zh: '临开次数校验', en: 'Number of temporary openings' },
  path: `${base}/lkcsCheck`,
  input: opening,
})

/** 临开情况: warns if the mother fund has a regular open day on that date (BO-132). */
export const lkqkCheck = defineRead({
  ...check,
  summary: { zh: '临开情况校验', en: 'Clash of temporary openings' },
  path: `${base}/lkqkCheck`,
  input: opening,
})

/** Whether mother and child may both charge a performance fee for the same gain (BO-131, BO-144). */
export const getFyxgYjbcjsfs = defineRead({
  summary: { zh: '业绩报酬计算方式', en: 'Performance fees of mother and child' },
  methods: ['GET', 'POST'],
  path: '/tgfw-ta/fundRelation/getFyxgYjbcjsfs',
  input: t.strict({ mjjcpdm: code, zjjcpdm: code }),
  output: t.Object({
    /** Fee method of the mother and of the child: none, wholeFund or perLot. */
    YJBCJSFS: t.text(20),
    /** 1: ask before submitting. */
    warn: t.flag,
    message: t.text(200),
  }),
  access: looksUp,
})
