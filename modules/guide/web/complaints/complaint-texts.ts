import { defineTexts } from '@iisp/web'

export const complaintTexts = defineTexts(
  'guide.complaint',
  {
    title: '吐槽',
    about: '针对菜单【{{menu}}】，请写下您遇到的问题或建议',
    content: '吐槽内容',
    placeholder: '请输入您的吐槽内容',
    ok: '留下意见',
    cancel: '狠心离开',
    rules: '积分规则',
    rulesText: '每次吐槽可获得{{each}}积分，每日最高{{day}}积分，吐槽被采纳额外奖励{{adopted}}积分。',
    mine: '我的积分：{{balance}}，今日吐槽已得{{today}}积分',
    noPoints: '渠道账号不参与积分。',
    tooSoon: '一分钟内不可重复提交…',
    failed: '您的留言提交失败',
    gained: '本次获得{{points}}积分',
  },
  {
    title: 'Complaint',
    about: 'About the menu {{menu}}: what went wrong, what should be better?',
    content: 'Your complaint',
    placeholder: 'Please enter your complaint content',
    ok: 'Leave my opinion',
    cancel: 'Leave',
    rules: 'Points',
    rulesText:
      'Each complaint earns {{each}} points, {{day}} a day at most; an adopted one earns {{adopted}} more.',
    mine: 'My points: {{balance}}; {{today}} for complaints today',
    noPoints: 'Channel accounts collect no points.',
    tooSoon: 'Please wait a minute before you submit again…',
    failed: 'Your message failed to submit',
    gained: '{{points}} points earned',
  },
)
