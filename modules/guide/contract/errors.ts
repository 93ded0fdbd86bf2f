import { defineErrors } from '@iisp/contract'

export const guideErrors = defineErrors('guide', {
  complaintEmpty: { status: 400, zh: '请输入您的吐槽内容', en: 'Please enter your complaint content' },
  complaintShort: {
    status: 400,
    zh: '请补充更多文字描述…',
    en: 'Please describe it in more words…',
  },
  complaintLong: {
    status: 400,
    zh: '吐槽内容不能超过500个字符',
    en: 'A complaint may have 500 characters at most',
  },
  complaintTooSoon: {
    status: 429,
    zh: '一分钟内不可重复提交…',
    en: 'Please wait a minute before you submit again…',
  },
  feedbackOnly: {
    status: 403,
    zh: '超级管理员仅可提交吐槽内容',
    en: 'A super-manager sends feedback only',
  },
  noComplaintForPoints: {
    status: 404,
    zh: '未找到对应的吐槽记录',
    en: 'There is no complaint of yours with this id',
  },
  nothingForPoints: {
    status: 404,
    zh: '该积分代码下没有此对象',
    en: 'There is no such thing under this points code',
  },
  ownComplaint: {
    status: 403,
    zh: '不可处理本人提交的吐槽',
    en: 'Nobody decides on their own complaint',
  },
  answerFirst: {
    status: 409,
    zh: '请先答复该吐槽，再采纳',
    en: 'Please answer the complaint before adopting it',
  },
  alreadyAdopted: { status: 409, zh: '该吐槽已采纳', en: 'The complaint has been adopted already' },
  settingInvalid: { status: 400, zh: '{why}', en: '{why}' },
  guideInvalid: { status: 400, zh: '{why}', en: '{why}' },
})
