import { badRequest, conflict, defineErrors } from '@iisp/contract'

export const approvalErrors = defineErrors('approval', {
  reasonMissing: badRequest('请填写申请原因!', 'Please enter the reason'),
  reasonLong: badRequest('申请原因不能超过200个字', 'The reason may have 200 characters'),
  notNeeded: conflict('该操作无需审批', 'This needs no approval'),
  pending: conflict('您的申请正在审批中，请耐心等待', 'Your application is being decided. Please wait.'),
  granted: conflict('您的申请已通过审批，请直接操作', 'Your application was approved: please go on'),
  refusedToday: conflict(
    '您的申请未通过审批，请于次日重新申请',
    'Your application was refused. You may apply again tomorrow.',
  ),
  notOpen: conflict('该申请已处理或已过期', 'This application is decided already, or its day is over'),
  remarkMissing: badRequest('请填写不同意的原因', 'Please say why it is refused'),
  consentMissing: badRequest('请勾选同意协议', 'Please agree to the terms'),
  jumpNotConfigured: conflict(
    '{what}尚未开通，请联系客服',
    '{what} is not available yet. Please contact customer service.',
  ),
  versionOld: conflict('协议已更新，请阅读新版本', 'The agreement has a new version. Please read it.'),
})
