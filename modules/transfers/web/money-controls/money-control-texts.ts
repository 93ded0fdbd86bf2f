import { defineTexts } from '@iisp/web'

export const moneyControlTexts = defineTexts({
  title: ['资金安全控制', 'Money controls'],
  hint: [
    '各机构办理资金操作的安全要求。变更立即对已登录的人员生效，变更前后与原因记入审计。',
    'What each institution asks for where money moves. A change holds at once for everybody signed in; before, after and reason go to the audit trail.',
  ],
  empty: ['暂无数据，没有符合条件的机构', 'No data: no institution matches'],
  keyword: ['机构', 'Institution'],
  keywordHint: ['机构编号或名称', 'Number or name'],
  institutionId: ['机构编号', 'Number'],
  name: ['机构名称', 'Institution'],
  kind: ['类型', 'Kind'],
  kinds: { manager: ['管理人', 'Manager'], channel: ['渠道', 'Channel'], custodian: ['托管人', 'Custodian'] },
  strongSignIn: ['资金操作二次验证', 'Second factor'],
  twoPersons: ['受理付款须两人', 'Second person pays'],
  on: ['已开启', 'On'],
  off: ['已关闭', 'Off'],
  notHere: ['不适用', 'Not applicable'],
  changed: ['最近变更', 'Last change'],
  never: ['未变更过', 'Never changed'],
  switchOn: {
    strongSignIn: ['开启二次验证', 'Require factor'],
    twoPersons: ['开启两人办理', 'Require two people'],
  },
  switchOff: {
    strongSignIn: ['关闭二次验证', 'Drop factor'],
    twoPersons: ['关闭两人办理', 'Allow one person'],
  },
  meaning: {
    strongSignIn: {
      on: [
        '开启后，{{name}}的人员办理提交、签发、付款、变更收款方等资金操作前，须在15分钟内通过短信验证码验证。未登记手机号码的人员将无法办理。',
        'From now on the people of {{name}} have to prove themselves by an SMS code, within 15 minutes before they submit, sign, pay or change a payee. Whoever has no registered mobile number can no longer do so.',
      ],
      off: [
        '关闭后，{{name}}的人员仅凭登录密码即可办理资金操作。密码一旦泄露，他人即可动用资金。',
        'From now on a password alone is enough for the people of {{name}} to move money. Whoever learns a password can move money too.',
      ],
    },
    twoPersons: {
      on: [
        '开启后，受理划款指令的人员不能再为同一指令付款，须由另一人付款。已受理、尚未付款的指令同样适用。',
        'From now on whoever accepted an order cannot pay it; somebody else has to. This also holds for orders that are accepted and not paid yet.',
      ],
      off: [
        '关闭后，同一人可以受理并付款，付款前不再有第二人核对。',
        'From now on one person may accept an order and pay it. No second person looks at it before the payment.',
      ],
    },
  },
  at: [
    '变更立即生效，并连同原因记入审计。',
    'The change holds at once and goes to the audit trail with its reason.',
  ],
  reason: ['变更原因', 'Reason'],
  reasonMissing: ['请填写变更原因', 'Please give the reason'],
  switched: ['已变更，立即生效', 'Changed; it holds from now on'],
})
