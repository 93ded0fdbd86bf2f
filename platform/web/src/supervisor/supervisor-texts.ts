import { defineTexts } from '../i18n/texts.ts'

export const supervisorTexts = defineTexts({
  checking: ['正在校验审批权限…', 'Looking for an approval…'],
  failed: ['审批权限校验失败，请稍后再试', 'The approval could not be looked up. Please try again later.'],
  again: ['重试', 'Try again'],
})
