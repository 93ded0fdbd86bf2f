import { type BothLanguages, type RowOf, defineFields, defineRead, defineWrite, f, t } from '@iisp/contract'
import { approvalErrors as e } from './errors.ts'

/** The agreements with their versions in force. A version is the date from which it applies. */
export const agreementVersions = {
  'user-service': '2026-11-01',
  'research-lab': '2026-11-01',
  'fund-analysis': '2026-11-01',
  privacy: '2026-11-01',
} as const
export type AgreementName = keyof typeof agreementVersions
export const agreementNames = Object.keys(agreementVersions) as readonly AgreementName[]

export const agreementTitles: Readonly<Record<AgreementName, BothLanguages>> = {
  'user-service': { zh: '用户服务协议', en: 'User service agreement' },
  'research-lab': { zh: '投研实验室服务协议', en: 'Research lab service agreement' },
  'fund-analysis': { zh: '基金分析平台服务协议', en: 'Fund analysis platform service agreement' },
  privacy: { zh: '隐私政策', en: 'Privacy policy' },
}
/** Asked for at the first sign-in, and again after a new version. */
export const signInAgreements: readonly AgreementName[] = ['user-service', 'privacy']
export const agreement = t.oneOf('user-service', 'research-lab', 'fund-analysis', 'privacy')

/** An agreement in force, and when the caller agreed to this version. */
export const agreementFields = defineFields({
  agreement: f.oneOf(agreementTitles, ['协议', 'Agreement']),
  version: f.text(10, ['版本', 'Version']),
  agreedAt: f.orNone(f.moment(['同意时间', 'Accepted at'])),
})
export type Consent = RowOf<typeof agreementFields>

/** The agreements in force, and whether the caller has agreed to this version. */
export const agreementList = defineRead({
  name: 'agreementList',
  summary: { zh: '协议及同意记录', en: 'Agreements and consents given' },
  methods: ['GET', 'POST'],
  path: '/api/common/agreement/list',
  output: t.Array(agreementFields.row),
  access: { who: 'session' },
})

/** Records that the caller agrees to the version in force. */
export const agreeTo = defineWrite({
  name: 'agreeTo',
  summary: { zh: '同意协议', en: 'Consent to an agreement' },
  path: '/api/common/agreement/agree',
  input: t.strict({ agreement, version: t.text(10) }),
  errors: [e.versionOld],
  access: { who: 'session', supervised: false },
  idempotent: 'yes',
})
