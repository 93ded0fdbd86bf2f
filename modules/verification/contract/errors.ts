import { defineErrors } from '@iisp/contract'

export const verificationErrors = defineErrors('verification', {
  nobodyRegistered: {
    status: 409,
    zh: '本机构尚未登记可核验的管理员或法定代表人，请联系托管人登记',
    en: 'No administrator or legal representative is registered for your institution. Please ask the custodian.',
  },
  tooManyCodes: {
    status: 429,
    zh: '二维码获取过于频繁，请稍后再试',
    en: 'Too many codes were asked for. Please try again later.',
  },
  uploadedTooOften: {
    status: 429,
    zh: '上传过于频繁，请一分钟后再试',
    en: 'Too many uploads. Please try again in a minute.',
  },
  codeDead: {
    status: 409,
    zh: '二维码已失效，请在电脑端重新获取',
    en: 'This code is no longer valid. Please get a new one on the computer.',
  },
  idNumberWrong: { status: 400, zh: '请输入正确的身份证号码', en: 'Please enter a valid identity number' },
  nameMissing: { status: 400, zh: '请输入姓名', en: 'Please enter the name' },
  personUnknown: {
    status: 403,
    zh: '姓名或身份证号码与登记信息不一致',
    en: 'Name or identity number differ from what is registered',
  },
  takenElsewhere: {
    status: 409,
    zh: '该二维码正在另一部手机上使用',
    en: 'This code is in use on another phone',
  },
  recordingMissing: { status: 400, zh: '请先录制视频', en: 'Please record first' },
  recordingKind: {
    status: 400,
    zh: '视频格式不支持，请使用MP4、MOV或WebM格式',
    en: 'Please use an MP4, MOV or WebM recording',
  },
  providerDown: {
    status: 503,
    zh: '核验服务暂时不可用，请稍后再试',
    en: 'The verification service is not available right now. Please try again later.',
  },
  notVerified: {
    status: 403,
    zh: '请先完成{what}，再提交',
    en: 'Please pass the verification ({what}) before submitting',
  },
  notOpen: {
    status: 409,
    zh: '该核验已处理或已失效',
    en: 'This verification is decided already, or its time is over',
  },
  ownVerification: {
    status: 403,
    zh: '不可审核本人发起的核验',
    en: 'You may not review a verification that you asked for',
  },
  reasonMissing: { status: 400, zh: '请输入不通过原因', en: 'Please enter the reason of the refusal' },
  recordingDeleted: {
    status: 404,
    zh: '录像不存在或已到期删除',
    en: 'There is no recording, or its time is over and it was deleted',
  },
  personExists: { status: 409, zh: '该人员已登记', en: 'This person is registered already' },
  institutionUnknown: { status: 400, zh: '机构编号不存在', en: 'There is no such institution' },
  noProvider: {
    status: 409,
    zh: '核验服务（VERIFY_URL）尚未配置',
    en: 'No verification service (VERIFY_URL) is configured',
  },
  callbackRefused: { status: 401, zh: '签名或时间戳无效', en: 'The signature or the timestamp is not valid' },
})
