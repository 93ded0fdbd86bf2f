import { defineTexts } from '@iisp/web'

export const sessionTexts = defineTexts({
  title: ['在线会话', 'Sessions'],
  hint: [
    '当前已登录的人员及其设备。结束会话须填写原因，本人下次登录时会收到通知；本人的登录请在个人中心结束。',
    'Who is signed in, and on which devices. Ending a session needs a reason, which its owner reads at the next sign-in. Your own are ended under My account.',
  ],
  empty: ['暂无数据，所选条件下没有会话', 'No data: no session matches these filters'],
  keyword: ['关键字', 'Keyword'],
  keywordHint: ['姓名、拼音、账号或机构', 'Name, pinyin, account or institution'],
  device: ['设备', 'Device'],
  browserOn: ['{{system}} 上的 {{browser}}', '{{browser}} on {{system}}'],
  unknownDevice: ['未知设备', 'Unknown device'],
  way: ['登录方式', 'Signed in by'],
  ways: {
    normal: ['密码', 'Password'],
    key: ['UKey', 'Hardware key'],
    sms: ['短信验证码', 'SMS code'],
    sweep: ['扫码', 'QR code'],
  },
  own: ['{{name}}（本人）', '{{name}} (you)'],
  end: ['结束会话', 'End session'],
  endTitle: ['结束{{name}}的这个会话', 'End this session of {{name}}'],
  endMeaning: [
    '该设备（{{device}}）立即退出登录，未保存的内容可能丢失。',
    'The device ({{device}}) is signed out at once. What was not saved may be lost.',
  ],
  ended: ['会话已结束', 'The session has ended'],
  endAll: ['结束全部会话', 'End all sessions'],
  endAllTitle: ['结束{{name}}的全部会话', 'End all sessions of {{name}}'],
  endAllMeaning: [
    '{{name}}在所有设备上立即退出登录，未保存的内容可能丢失；本人仍可重新登录，如需禁止请停用账号。',
    '{{name}} is signed out on all devices at once. What was not saved may be lost. They can sign in again; to prevent that, disable the account.',
  ],
  endedAll: ['已结束全部会话', 'All sessions have ended'],
  reason: ['结束原因', 'Reason'],
  reasonMissing: ['请填写结束原因', 'Please give a reason'],
})
