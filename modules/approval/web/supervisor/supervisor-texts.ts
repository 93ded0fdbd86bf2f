import { defineTexts } from '@iisp/web'

export const supervisorTexts = defineTexts({
  title: ['审批申请', 'Apply for approval'],
  object: ['办理对象：{{object}}', 'Applies to: {{object}}'],
  waitHint: [
    '审批通过后将自动继续办理。如关闭本窗口，请在收到通过提示后重新操作，已填内容会保留。',
    'Once it is approved, your act goes on by itself. If you close this, do it again when you are told of the approval; what you typed stays.',
  ],
  reason: ['申请原因', 'Reason'],
  reasonMissing: ['请填写申请原因!', 'Please enter the reason'],
  send: ['提交申请', 'Apply'],
  notice: ['审批提示', 'Approval'],
  know: ['知道了', 'OK'],
  granted: ['您的申请已通过审批，请继续操作', 'Your application was approved. Please go on.'],
  refused: ['您的申请未通过审批', 'Your application was refused'],
})
