import {
  badRequest,
  conflict,
  defineErrors,
  forbidden,
  notFound,
  tooManyRequests,
  unauthorized,
  unavailable,
} from '@iisp/contract'

export const verificationErrors = defineErrors('verification', {
  nobodyRegistered: conflict(
    '本机构尚未登记可核验的管理员或法定代表人，请联系托管人登记',
    'No administrator or legal representative is registered for your institution. Please ask the custodian.',
  ),
  tooManyCodes: tooManyRequests(
    '二维码获取过于频繁，请稍后再试',
    'Too many codes were asked for. Please try again later.',
  ),
  uploadedTooOften: tooManyRequests(
    '上传过于频繁，请一分钟后再试',
    'Too many uploads. Please try again in a minute.',
  ),
  codeDead: conflict(
    '二维码已失效，请在电脑端重新获取',
    'This code is no longer valid. Please get a new one on the computer.',
  ),
  idNumberWrong: badRequest('请输入正确的身份证号码', 'Please enter a valid identity number'),
  nameMissing: badRequest('请输入姓名', 'Please enter the name'),
  personUnknown: forbidden(
    '姓名或身份证号码与登记信息不一致',
    'Name or identity number differ from what is registered',
  ),
  takenElsewhere: conflict('该二维码正在另一部手机上使用', 'This code is in use on another phone'),
  recordingMissing: badRequest('请先录制视频', 'Please record first'),
  recordingKind: badRequest(
    '视频格式不支持，请使用MP4、MOV或WebM格式',
    'Please use an MP4, MOV or WebM recording',
  ),
  providerDown: unavailable(
    '核验服务暂时不可用，请稍后再试',
    'The verification service is not available right now. Please try again later.',
  ),
  notVerified: forbidden('请先完成{what}，再提交', 'Please pass the verification ({what}) before submitting'),
  notOpen: conflict('该核验已处理或已失效', 'This verification is decided already, or its time is over'),
  reasonMissing: badRequest('请输入不通过原因', 'Please enter the reason of the refusal'),
  recordingDeleted: notFound(
    '录像不存在或已到期删除',
    'There is no recording, or its time is over and it was deleted',
  ),
  personExists: conflict('该人员已登记', 'This person is registered already'),
  institutionUnknown: badRequest('机构编号不存在', 'There is no such institution'),
  noProvider: conflict(
    '核验服务（VERIFY_URL）尚未配置',
    'No verification service (VERIFY_URL) is configured',
  ),
  callbackRefused: unauthorized('签名或时间戳无效', 'The signature or the timestamp is not valid'),
})
