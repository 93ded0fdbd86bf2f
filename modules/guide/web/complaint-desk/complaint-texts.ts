import { textsOf } from '@iisp/contract'
import { complaintFields } from '@iisp/guide/contract'
import { defineTexts } from '@iisp/web'

export const complaintTexts = defineTexts({
  ...textsOf(complaintFields),
  title: ['吐槽处理', 'Complaints'],
  empty: ['暂无数据，没有符合条件的吐槽', 'No data: no complaint matches'],
  keyword: ['关键字', 'Keyword'],
  keywordHint: ['内容、姓名、账号、机构或菜单', 'Text, name, account, institution or menu'],
  overdue: ['已超时', 'Overdue'],
  dates: ['提交日期', 'Submitted on'],
  contact: ['联系方式', 'Contact'],
  detail: ['吐槽 {{id}}', 'Complaint {{id}}'],
  answerHint: ['答复将以邮件发送至提交人', 'The answer is sent to the person by e-mail'],
  answerMissing: ['请输入答复内容', 'Please write an answer'],
  send: ['答复', 'Answer'],
  sendAgain: ['修改答复', 'Change the answer'],
  sent: ['答复成功', 'Answered'],
  adopt: ['采纳', 'Adopt'],
  adoptAsk: ['采纳后提交人将获得200积分，确定采纳吗？', 'The person gets 200 points. Adopt this complaint?'],
  adopted: ['采纳成功，提交人获得{{points}}积分', 'Adopted: the person got {{points}} points'],
  adoptedNone: ['采纳成功，渠道账号不参与积分', 'Adopted; channel accounts collect no points'],
  adoptHint: ['请先答复，再采纳', 'Please answer first'],
  unsaved: ['答复尚未发送，确定关闭吗？', 'The answer has not been sent. Close nevertheless?'],
})
