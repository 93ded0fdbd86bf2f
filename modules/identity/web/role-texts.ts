import { defineTexts } from '@iisp/web/i18n/texts'

/** The names of the roles. */
export const roleTexts = defineTexts(
  'identity.roles',
  {
    operator: '经办',
    reviewer: '复核',
    signer: '签发',
    administrator: '管理员',
    'custodian-operator': '托管运营',
    'ta-operator': '份额登记运营',
    supervisor: '主管',
    'system-administrator': '系统管理员',
    auditor: '稽核',
  },
  {
    operator: 'Operator',
    reviewer: 'Reviewer',
    signer: 'Signer',
    administrator: 'Administrator',
    'custodian-operator': 'Custodian operator',
    'ta-operator': 'TA operator',
    supervisor: 'Supervisor',
    'system-administrator': 'System administrator',
    auditor: 'Auditor',
  },
)
