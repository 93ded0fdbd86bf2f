import { defineTexts } from '@iisp/web'

export const consentTexts = defineTexts({
  title: ['服务协议', 'Agreements'],
  hint: [
    '现行协议版本及本账号的同意记录；协议更新后需重新同意。',
    'The versions in force and what this account agreed to. A new version asks again.',
  ],
  state: ['状态', 'State'],
  read: ['阅读', 'Read'],
  readAndAgree: ['阅读并同意', 'Read and accept'],
  agree: ['同意', 'Agree'],
  done: ['已记录您的同意', 'Your consent is recorded'],
  agreeAndGoOn: ['同意并继续', 'Agree and continue'],
  decline: ['不同意，退出登录', 'Decline and sign out'],
})
