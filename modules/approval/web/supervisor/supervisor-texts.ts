import { defineTexts } from '@iisp/web'

export const supervisorTexts = defineTexts(
  'approval.supervisor',
  {
    title: '审批申请',
    object: '办理对象：{{object}}',
    waitHint: '审批通过后将自动继续办理。如关闭本窗口，请在收到通过提示后重新操作，已填内容会保留。',
    reason: '申请原因',
    reasonMissing: '请填写申请原因!',
    send: '提交申请',
    notice: '审批提示',
    know: '知道了',
    granted: '您的申请已通过审批，请继续操作',
    refused: '您的申请未通过审批',
  },
  {
    title: 'Apply for approval',
    object: 'Applies to: {{object}}',
    waitHint:
      'Once it is approved, your act goes on by itself. If you close this, do it again when you are told of the approval; what you typed stays.',
    reason: 'Reason',
    reasonMissing: 'Please enter the reason',
    send: 'Apply',
    notice: 'Approval',
    know: 'OK',
    granted: 'Your application was approved. Please go on.',
    refused: 'Your application was refused',
  },
)
