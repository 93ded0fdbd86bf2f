import { badRequest, conflict, defineErrors, forbidden, notFound, tooManyRequests } from '@iisp/contract'

export const guideErrors = defineErrors('guide', {
  complaintEmpty: badRequest('请输入您的吐槽内容', 'Please enter your complaint content'),
  complaintShort: badRequest('请补充更多文字描述…', 'Please describe it in more words…'),
  complaintLong: badRequest('吐槽内容不能超过500个字符', 'A complaint may have 500 characters at most'),
  complaintTooSoon: tooManyRequests('一分钟内不可重复提交…', 'Please wait a minute before you submit again…'),
  feedbackOnly: forbidden('超级管理员仅可提交吐槽内容', 'A super-manager sends feedback only'),
  noComplaintForPoints: notFound('未找到对应的吐槽记录', 'There is no complaint of yours with this id'),
  nothingForPoints: notFound('该积分代码下没有此对象', 'There is no such thing under this points code'),
  ownComplaint: forbidden('不可处理本人提交的吐槽', 'Nobody decides on their own complaint'),
  answerFirst: conflict('请先答复该吐槽，再采纳', 'Please answer the complaint before adopting it'),
  alreadyAdopted: conflict('该吐槽已采纳', 'The complaint has been adopted already'),
  settingInvalid: badRequest('{why}', '{why}'),
  guideInvalid: badRequest('{why}', '{why}'),
})
