import { defineTexts } from '@iisp/web'

export const consentTexts = defineTexts(
  'approval.consents',
  {
    title: '服务协议',
    hint: '现行协议版本及本账号的同意记录；协议更新后需重新同意。',
    agreement: '协议',
    version: '版本',
    state: '状态',
    open: '未同意',
    agreed: '已同意',
    at: '同意时间',
    read: '阅读',
    readAndAgree: '阅读并同意',
    agree: '同意',
    done: '已记录您的同意',
  },
  {
    title: 'Agreements',
    hint: 'The versions in force and what this account agreed to. A new version asks again.',
    agreement: 'Agreement',
    version: 'Version',
    state: 'State',
    open: 'Not accepted',
    agreed: 'Accepted',
    at: 'Accepted at',
    read: 'Read',
    readAndAgree: 'Read and accept',
    agree: 'Accept',
    done: 'Your consent is recorded',
  },
)
