import { f, t } from '@iisp/contract'
import { stages } from './states.ts'

export const verifiedSourceField = f.oneOf({ '2': ['人脸识别', 'Face'], '9': ['视频核验', 'Video'] }, [
  '方式',
  'Kind',
])
export const verifiedSource = verifiedSourceField.schema
export type VerifiedSource = '2' | '9'
/** 128 random bits in hexadecimal. Their holder can act as the phone, once. */
export const verifiedId = t.String({ pattern: '^[0-9a-f]{32}$' })
/** Identifies the business that needs the verification, such as an order number. Chosen by the requesting module. */
export const busiId = t.String({ pattern: '^[A-Za-z0-9_.:-]{1,64}$' })

export const personRoles = {
  administrator: { zh: '管理员', en: 'Administrator' },
  legal: { zh: '法定代表人', en: 'Legal representative' },
} as const
export type PersonRole = keyof typeof personRoles
export const personRoleField = f.oneOf(personRoles, ['身份', 'Capacity'])
export const personRole = personRoleField.schema

export const stageField = f.state(stages, ['状态', 'State'])
export const stage = stageField.schema

/** 1001 identity, 1002 face, 1009 anything else. */
export const failureCode = t.oneOf('1001', '1002', '1009')
export type FailureCode = '1001' | '1002' | '1009'
