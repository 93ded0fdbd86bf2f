import { defineTexts } from '@iisp/web/i18n/texts'

/** The names of the roles. */
export const roleTexts = defineTexts({
  operator: ['经办', 'Operator'],
  reviewer: ['复核', 'Reviewer'],
  signer: ['签发', 'Signer'],
  administrator: ['管理员', 'Administrator'],
  'custodian-operator': ['托管运营', 'Custodian operator'],
  'ta-operator': ['份额登记运营', 'TA operator'],
  supervisor: ['主管', 'Supervisor'],
  'system-administrator': ['系统管理员', 'System administrator'],
  auditor: ['稽核', 'Auditor'],
})
