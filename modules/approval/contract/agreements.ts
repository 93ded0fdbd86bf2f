import { dateTime, defineCall, nothing, nullable, oneOf, strict, t, text } from '@iisp/contract'
import { approvalErrors as e } from './errors.ts'

/** The agreements and their versions in force: the day from which a version counts. */
export const agreementVersions = {
  'user-service': '2026-11-01',
  'research-lab': '2026-11-01',
  'fund-analysis': '2026-11-01',
  privacy: '2026-11-01',
} as const
export type AgreementName = keyof typeof agreementVersions
export const agreementNames = Object.keys(agreementVersions) as readonly AgreementName[]

export const agreementTitles: Readonly<Record<AgreementName, { readonly zh: string; readonly en: string }>> =
  {
    'user-service': { zh: '用户服务协议', en: 'User service agreement' },
    'research-lab': { zh: '投研实验室服务协议', en: 'Research lab service agreement' },
    'fund-analysis': { zh: '基金分析平台服务协议', en: 'Fund analysis platform service agreement' },
    privacy: { zh: '隐私政策', en: 'Privacy policy' },
  }
const agreement = oneOf('user-service', 'research-lab', 'fund-analysis', 'privacy')

/** The agreements in force and whether the caller has agreed to that version. */
export const agreementList = defineCall({
  name: 'agreementList',
  summary: '协议及同意记录',
  methods: ['GET', 'POST'],
  path: '/api/common/agreement/list',
  input: nothing,
  output: t.Array(t.Object({ agreement, version: text(10), agreedAt: nullable(dateTime) })),
  errors: [],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})

/** Records that the caller agrees to the version in force. */
export const agreeTo = defineCall({
  name: 'agreeTo',
  summary: '同意协议',
  methods: ['POST'],
  path: '/api/common/agreement/agree',
  input: strict({ agreement, version: text(10) }),
  output: t.Null(),
  errors: [e.versionOld],
  access: { who: 'session' },
  effect: 'write',
  idempotent: 'yes',
})

export const jumpTarget = oneOf('research-lab', 'main-platform')
export type JumpTarget = 'research-lab' | 'main-platform'

/**
 * GET {target}: whether this is the caller's first jump there; `agreements` are to be agreed to, `source` names the
 * platform one comes from (PLATFORM_ENV). `url` once there is nothing to agree to.
 */
export const firstJump = defineCall({
  name: 'firstJump',
  summary: '首次跳转',
  methods: ['GET'],
  path: '/tgfw-integration/authRequest/firstJump',
  input: strict({ target: jumpTarget }),
  output: t.Object({
    first: t.Boolean(),
    source: oneOf('fund', 'custody'),
    agreements: t.Array(t.Object({ agreement, version: text(10) })),
    url: nullable(text(2000)),
  }),
  errors: [e.jumpNotConfigured],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})

/** POST {target, agreed}: records the consent and gives the address. */
export const agreeToJump = defineCall({
  name: 'agreeToJump',
  summary: '同意并跳转',
  methods: ['POST'],
  path: '/tgfw-integration/authRequest/firstJump',
  input: strict({ target: jumpTarget, agreed: t.Boolean() }),
  output: t.Object({ url: text(2000) }),
  errors: [e.jumpNotConfigured, e.consentMissing],
  access: { who: 'session' },
  effect: 'write',
  idempotent: 'yes',
})
