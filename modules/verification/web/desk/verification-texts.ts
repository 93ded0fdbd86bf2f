import { textsOf } from '@iisp/contract'
import { registeredPersonFields, verificationFields } from '@iisp/verification/contract'
import { defineTexts } from '@iisp/web'

export const verificationTexts = defineTexts({
  ...textsOf(verificationFields),
  title: ['身份核验审核', 'Identity verification'],
  hint: [
    '播放录像，与登记人员核对后通过或退回；录像加密保存，查看记入审计。',
    'Play the recording and compare it with the registered person. Recordings are encrypted; who looked is kept in the audit trail.',
  ],
  open: ['待审核', 'To review'],
  decided: ['已审核', 'Reviewed'],
  which: ['审核状态', 'State of review'],
  nothing: ['暂无数据，没有待审核的核验', 'No data: nothing waits for a review'],
  none: ['暂无数据，尚无已审核的核验', 'No data: nothing has been reviewed yet'],
  detail: ['核验 {{name}}', 'Verification of {{name}}'],
  recording: ['核验录像', 'Recording'],
  show: ['播放录像', 'Play the recording'],
  loading: ['录像加载中…', 'Loading the recording…'],
  gone: ['录像不存在或已到期删除', 'There is no recording, or its time is over and it was deleted'],
  unplayable: [
    '此浏览器无法播放该录像，请下载后查看',
    'This browser cannot play the recording. Please download it.',
  ],
  download: ['下载录像', 'Download the recording'],
  passQuestion: [
    '确认{{institution}}的{{role}}{{name}}（{{idNumber}}）与录像中的本人一致？',
    'Is the person in the recording {{name}} ({{idNumber}}), {{role}} of {{institution}}?',
  ],
  code: ['不通过类型', 'Kind of refusal'],
  codes: {
    c1001: ['身份信息不一致', 'Identity differs'],
    c1002: ['人脸不一致', 'Face differs'],
    c1009: ['其他原因', 'Another reason'],
  },
  watchFirst: ['请先播放录像', 'Please play the recording first'],
  persons: {
    ...textsOf(registeredPersonFields),
    title: ['核验人员登记', 'Registered persons'],
    hint: [
      '经机构登记的管理员与法定代表人方可进行人脸或视频核验；身份证号码仅保存脱敏内容。',
      'Only registered administrators and legal representatives may be verified. Of identity numbers the masked form alone is kept.',
    ],
    add: ['登记人员', 'Register a person'],
    empty: ['暂无数据，尚未登记核验人员', 'No data: nobody is registered yet'],
    remove: ['注销', 'Remove'],
    removeQuestion: [
      '确定注销{{role}}{{name}}？注销后该人员不可再进行核验。',
      'Remove {{name}} ({{role}})? This person can then no longer be verified.',
    ],
    added: ['登记成功', 'Registered'],
    removed: ['已注销', 'Removed'],
    ok: ['登记', 'Register'],
    missing: ['请选择机构', 'Please choose the institution'],
    roleMissing: ['请选择身份', 'Please choose the capacity'],
    nameMissing: ['请输入姓名', 'Please enter the name'],
    idNumberWrong: ['请输入正确的身份证号码', 'Please enter a valid identity number'],
  },
})
