import { textsOf } from '@iisp/contract'
import { demandFields } from '@iisp/feedback/contract'
import { defineTexts } from '@iisp/web'

const names = textsOf(demandFields)

export const demandTexts = defineTexts({
  ...names,
  title: ['需求中心', 'Demand centre'],
  hint: [
    '提出您对平台的需求，支持和回复其他机构的需求。页面不显示个人姓名。',
    'Propose what the portal should do, and vote for and answer what others propose. No names of persons are shown.',
  ],
  empty: ['暂无数据，没有符合条件的需求', 'No data: no demand matches'],
  emptyMine: ['您还没有提出过需求', 'You have not proposed anything yet'],
  keyword: ['关键字', 'Keyword'],
  keywordHint: ['标题或内容', 'Title or text'],
  name: names.title,
  which: ['范围', 'Whose'],
  all: ['全部需求', 'All'],
  mine: ['我的需求', 'Mine'],
  order: ['排序', 'Order'],
  newest: ['最新提出', 'Newest'],
  mostVotes: ['最多支持', 'Most votes'],
  vote: ['支持', 'Vote'],
  unvote: ['取消支持', 'Take back'],
  voted: ['已支持', 'You have voted'],
  unvoted: ['已取消支持', 'Your vote is taken back'],
  hidden: ['已隐藏', 'Hidden'],
  hiddenNote: [
    '该需求已被运营方隐藏，仅您可见。原因：{{reason}}',
    'The operating side has hidden this demand; only you see it. Reason: {{reason}}',
  ],
  propose: ['提出需求', 'Propose'],
  proposed: ['需求已提交，运营方答复后您会收到消息', 'Sent. A message will tell you when it is answered.'],
  titleHint: ['一句话说明您的需求', 'Your demand in a sentence'],
  contentHint: [
    '请描述使用场景和期望效果，请勿填写个人信息、产品持仓等敏感内容',
    'When would you use it, and what should it do? Please leave out personal and business secrets',
  ],
  contactHelp: [
    '仅运营方可见，用于向您了解细节',
    'For questions of the operating side, and seen by nobody else',
  ],
  submit: ['提交', 'Submit'],
  answers: ['回复（{{n}}）', 'Answers ({{n}})'],
  noAnswers: ['暂无回复', 'No answers yet'],
  answer: ['我的回复', 'Your answer'],
  answerMissing: ['请输入回复内容', 'Please write an answer'],
  send: ['回复', 'Answer'],
  sent: ['回复成功', 'Answered'],
  unsent: ['回复尚未发送，确定关闭吗？', 'The answer has not been sent. Close nevertheless?'],
  nowState: ['状态：{{state}}', 'State: {{state}}'],
})
