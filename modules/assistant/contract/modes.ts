import { defineCall, flag, nothing, strict, t, text } from '@iisp/contract'
import { faqDesk } from './pages.ts'

/**
 * qaFunctionSwitch '0': the model answers, else the robot. gptMode '1': answers may open menus (function mode), else
 * the normal view. gptReady, voiceReady: whether a model and a recogniser are set up.
 */
const modes = t.Object({
  qaFunctionSwitch: flag,
  gptMode: flag,
  gptReady: t.Boolean(),
  voiceReady: t.Boolean(),
})

export const currentSystemGPTMode = defineCall({
  name: 'currentSystemGPTMode',
  summary: '客服与助手模式',
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/gpt/currentSystemGPTMode',
  input: nothing,
  output: modes,
  errors: [],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})

export const setSystemGPTMode = defineCall({
  name: 'setSystemGPTMode',
  summary: '设置客服与助手模式',
  methods: ['POST'],
  path: '/api/operations/assistant/setSystemGPTMode',
  input: strict({ qaFunctionSwitch: flag, gptMode: flag }),
  output: modes,
  errors: [],
  access: {
    who: 'pages',
    pages: [faqDesk],
    roles: ['custodian-operator', 'system-administrator'],
    supervised: false,
  },
  effect: 'write',
  idempotent: 'yes',
})

/** Who may be spoken to, when, and how many wait. `url` is the page of the talk; `open`: somebody is there now. */
export const getCustomerSeat = defineCall({
  name: 'getCustomerSeat',
  summary: '人工客服',
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/gpt/getCustomerSeat',
  input: nothing,
  output: t.Object({
    name: text(60),
    /** SERVICE_PHONE; '' where the installation has none. */
    phone: text(60),
    workTime: text(120),
    url: text(120),
    open: t.Boolean(),
    waiting: t.Integer({ minimum: 0 }),
  }),
  errors: [],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})
