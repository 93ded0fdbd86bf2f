import { defineRead, defineWrite, platformErrors, t, type Static } from '@iisp/contract'
import { seesOwn, urges } from './access.ts'
import { openingErrors as errors } from './errors.ts'
import { xmbh } from './fields.ts'

const cpdm = t.text(20, 1)

/** `cuibanFlag` '1': urged today. `status` '1': the custodian has not acted since, '2': it has. */
export const urging = t.Object({
  xmbh,
  ywrq: t.date,
  cpdm: t.text(20),
  cuibanFlag: t.flag,
  status: t.oneOf('1', '2'),
  lxrmc: t.oneLine(100),
  time: t.text(19),
})
export type Urging = Static<typeof urging>

/** The institution's reminders, newest first, at most 500, filtered by the parameters. */
export const queryUrging = defineRead({
  summary: { zh: '查询催办', en: 'Reminder for an application' },
  methods: ['GET', 'POST'],
  path: '/api/urging/queryUrging',
  input: t.strict({ xmbh: t.Optional(xmbh), ywrq: t.Optional(t.date), cpdm: t.Optional(cpdm) }),
  output: t.Array(urging),
  access: seesOwn,
})

/** Reminds the custodian of an application that waits for it, once per application and day. */
export const addUrging = defineWrite({
  summary: { zh: '催办申请', en: 'Send a reminder for an application' },
  path: '/api/urging/addUrging',
  input: t.strict({
    xmbh,
    ywrq: t.date,
    cpdm,
    cuibanFlag: t.Optional(t.Literal('1')),
    lxrmc: t.oneLine(300),
    lxrsj: t.oneLine(40),
    lxryx: t.oneLine(200),
    bz: t.Optional(t.text(3000)),
  }),
  output: t.Object({ result: t.Literal('success'), cuibanFlag: t.Literal('1') }),
  errors: [platformErrors.notFound, errors.formInvalid, errors.notMovable, errors.urgedToday],
  access: urges,
  idempotent: 'no',
})
