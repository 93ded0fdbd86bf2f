import { helpTextOf } from '@iisp/contract/help-text'
import { demandCenter, ownFeedback } from '../contract/pages.ts'

const serviceText = helpTextOf('service')

export const feedbackHelpTexts = [
  serviceText(
    'demand-center',
    demandCenter,
    [
      ['如何提出新需求？', '需求中心在哪里', '想要一个新功能', '别人看得到我是谁吗'],
      `在[需求中心](menu:${demandCenter.id})点击“提出需求”，写明标题、类别和内容。其他机构的用户可以看到需求内容、支持和回复，但看不到您的姓名和机构；运营方会正式答复并更新状态，您会收到消息。`,
    ],
    [
      ['How do I propose something new?', 'Who sees my name?'],
      `Press “Propose” in the [demand centre](menu:${demandCenter.id}) and write title, kind and text. People of other institutions see the demand, vote and answer, but neither your name nor your institution. The operating side answers officially, and a message tells you.`,
    ],
    ['需求', '建议', '功能', '投票', '支持'],
    ['complaint'],
  ),
  serviceText(
    'feedback',
    ownFeedback,
    [
      ['如何反馈问题？', '页面出错了怎么反馈', '意见反馈在哪里'],
      `点击右上角您的姓名，选择“意见反馈”，写明问题后提交，系统会附上当前页面的地址。处理进度和答复见[意见反馈](menu:${ownFeedback.id})，答复后您会收到消息。`,
    ],
    [
      ['How do I report a problem?'],
      `Press your name in the upper right corner, choose “Feedback”, and describe the problem; the address of the page is added. Your [feedback](menu:${ownFeedback.id}) and its answers are listed, and a message tells you of an answer.`,
    ],
    ['反馈', '问题', '报错', '故障'],
    ['demand-center', 'complaint'],
  ),
]
