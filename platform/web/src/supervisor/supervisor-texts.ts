import { defineTexts } from '../i18n/texts.ts'

export const supervisorTexts = defineTexts(
  'supervisor',
  {
    title: '审批申请',
    reason: '申请原因',
    reasonMissing: '请填写申请原因!',
    send: '提交申请',
    notice: '审批提示',
    know: '知道了',
    checking: '正在校验审批权限…',
    failed: '审批权限校验失败，请稍后再试',
    again: '重试',
    granted: '您的申请已通过审批，请继续操作',
    refused: '您的申请未通过审批',
  },
  {
    title: 'Apply for approval',
    reason: 'Reason',
    reasonMissing: 'Please enter the reason',
    send: 'Apply',
    notice: 'Approval',
    know: 'OK',
    checking: 'Looking for an approval…',
    failed: 'The approval could not be looked up. Please try again later.',
    again: 'Try again',
    granted: 'Your application was approved. Please go on.',
    refused: 'Your application was refused',
  },
)
