import { defineRead, defineWrite, t } from '@iisp/contract'
import { faqDesk } from './pages.ts'

/**
 * qaFunctionSwitch '0': the model answers, else the robot. gptMode '1': answers may open menus (function mode), else
 * the normal view. gptReady, voiceReady: whether a model and a recogniser are set up.
 */
const modes = t.Object({
  qaFunctionSwitch: t.flag,
  gptMode: t.flag,
  gptReady: t.Boolean(),
  voiceReady: t.Boolean(),
})

export const currentSystemGPTMode = defineRead({
  summary: { zh: '客服与助手模式', en: 'Mode of service desk and assistant' },
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/gpt/currentSystemGPTMode',
  output: modes,
  access: { who: 'session' },
})

export const setSystemGPTMode = defineWrite({
  summary: { zh: '设置客服与助手模式', en: 'Set the mode of service desk and assistant' },
  path: '/api/operations/assistant/setSystemGPTMode',
  input: t.strict({ qaFunctionSwitch: t.flag, gptMode: t.flag }),
  output: modes,
  access: {
    who: 'pages',
    pages: [faqDesk],
    roles: ['custodian-operator', 'system-administrator'],
    supervised: false,
  },
  idempotent: 'yes',
})

/** Service hours, contact and queue length. `url` is the page of the chat; `open`: the desk is staffed now. */
export const getCustomerSeat = defineRead({
  summary: { zh: '人工客服', en: 'Service desk contact' },
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/gpt/getCustomerSeat',
  output: t.Object({
    name: t.text(60),
    /** SERVICE_PHONE; '' where the installation has none. */
    phone: t.text(60),
    workTime: t.text(120),
    url: t.text(120),
    open: t.Boolean(),
    waiting: t.Integer({ minimum: 0 }),
  }),
  access: { who: 'session' },
})
