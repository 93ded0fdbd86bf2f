import { defineErrors } from '@iisp/contract'

export const approvalErrors = defineErrors('approval', {
  reasonMissing: { status: 400, zh: '请填写申请原因!', en: 'Please enter the reason' },
  reasonLong: { status: 400, zh: '申请原因不能超过200个字', en: 'The reason may have 200 characters' },
  notNeeded: { status: 409, zh: '该操作无需审批', en: 'This needs no approval' },
  pending: {
    status: 409,
    zh: '您的申请正在审批中，请耐心等待',
    en: 'Your application is being decided. Please wait.',
  },
  granted: {
    status: 409,
    zh: '您的申请已通过审批，请直接操作',
    en: 'Your application was approved: please go on',
  },
  refusedToday: {
    status: 409,
    zh: '您的申请未通过审批，请于次日重新申请',
    en: 'Your application was refused. You may apply again tomorrow.',
  },
  ownApplication: { status: 403, zh: '不可审批本人的申请', en: 'You may not decide your own application' },
  notOpen: {
    status: 409,
    zh: '该申请已处理或已过期',
    en: 'This application is decided already, or its day is over',
  },
  remarkMissing: { status: 400, zh: '请填写不同意的原因', en: 'Please say why it is refused' },
  consentMissing: { status: 400, zh: '请勾选同意协议', en: 'Please agree to the terms' },
  jumpNotConfigured: {
    status: 409,
    zh: '{what}尚未开通，请联系客服',
    en: '{what} is not available yet. Please contact customer service.',
  },
  versionOld: {
    status: 409,
    zh: '协议已更新，请阅读新版本',
    en: 'The agreement has a new version. Please read it.',
  },
})
