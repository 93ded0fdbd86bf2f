import { defineTexts } from '@iisp/web'

export const complaintTexts = defineTexts({
  title: ['吐槽', 'Complaint'],
  about: [
    '针对菜单【{{menu}}】，请写下您遇到的问题或建议',
    'About the menu {{menu}}: what went wrong, what should be better?',
  ],
  content: ['吐槽内容', 'Your complaint'],
  placeholder: ['请输入您的吐槽内容', 'Please enter your complaint content'],
  ok: ['留下意见', 'Leave my opinion'],
  cancel: ['狠心离开', 'Leave'],
  rules: ['积分规则', 'Points'],
  rulesText: [
    '每次吐槽可获得{{each}}积分，每日最高{{day}}积分，吐槽被采纳额外奖励{{adopted}}积分。',
    'Each complaint earns {{each}} points, {{day}} a day at most; an adopted one earns {{adopted}} more.',
  ],
  mine: [
    '我的积分：{{balance}}，今日吐槽已得{{today}}积分',
    'My points: {{balance}}; {{today}} for complaints today',
  ],
  noPoints: ['渠道账号不参与积分。', 'Channel accounts collect no points.'],
  tooSoon: ['一分钟内不可重复提交…', 'Please wait a minute before you submit again…'],
  failed: ['您的留言提交失败', 'Your message failed to submit'],
  gained: ['本次获得{{points}}积分', '{{points}} points earned'],
})
