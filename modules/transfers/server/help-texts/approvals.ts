import { helpTextOf } from '@iisp/contract/help-text'
import { transferEntry, transferReview, transferSign } from '../../contract/pages.ts'

const approvalText = helpTextOf('approval')

/** Help texts on reviewing and signing transfer orders. */
export const approvalsHelpTexts = [
  approvalText(
    'transfer-modes',
    transferEntry,
    [
      [
        '指令模式（ZLMS）有什么区别？',
        '单人录入和录入复核签发的区别',
        '指令要经过哪些人',
        '我们机构是哪种指令模式',
      ],
      '指令模式由本机构约定：\n1 单人录入：提交后直接送托管人。\n2 录入+签发：提交后由签发人签发。\n3 录入+复核+签发：提交后先复核、再签发。\n录入页底部显示本机构当前的模式。需要变更请联系客服办理。',
    ],
    [
      ['What are the order patterns (ZLMS)?', 'Who has to approve an order?'],
      'Your institution has one of three:\n1 entry only: it goes straight to the custodian.\n2 entry and sign-off.\n3 entry, review and sign-off.\nThe form shows which one applies. Ask customer service to change it.',
    ],
    ['ZLMS', '指令模式', '模式'],
    ['review-how', 'sign-how', 'four-eyes'],
  ),
  approvalText(
    'review-how',
    transferReview,
    [
      ['如何复核指令？', '复核人怎么操作', '在哪里复核划款指令'],
      `复核人打开[指令复核](menu:${transferReview.id})，点击指令核对收付款信息、金额和附件，无误点击“复核通过”，否则点击“退回”并填写原因。经办人不能复核本人的指令。`,
    ],
    [
      ['How do I review an order?'],
      `Open [Review orders](menu:${transferReview.id}), check accounts, amount and documents, then pass it or return it with a reason. Nobody reviews their own order.`,
    ],
    ['复核'],
    ['four-eyes', 'sign-how'],
  ),
  approvalText(
    'sign-how',
    transferSign,
    [
      ['如何签发指令？', '签发人怎么操作', '指令签发在哪里', '审批划款'],
      `签发人打开[指令签发](menu:${transferSign.id})，核对后点击“同意签发”，指令即送托管人；有误点击“退回”并填写原因。`,
    ],
    [
      ['How do I sign an order?'],
      `Open [Sign orders](menu:${transferSign.id}), check the order and sign; it goes to the custodian. Otherwise return it with a reason.`,
    ],
    ['签发', '审批'],
    ['review-how', 'four-eyes'],
  ),
  approvalText(
    'four-eyes',
    null,
    [
      ['为什么我不能复核或签发这笔指令？', '同一人员不可重复经办复核', '经办人能自己签发吗'],
      '同一人员在一笔指令中只能担任经办、复核、签发中的一个角色，且按真实人员判断，切换账号也不例外。请由其他有权限的同事处理。',
    ],
    [
      ['Why can I not review or sign this order?', 'Four eyes'],
      'One person may take only one part in an order: entry, review or sign-off. The real person counts, whatever account they act as. Let a colleague do it.',
    ],
    ['四眼', '不能复核', '不能签发'],
    ['transfer-modes'],
  ),
  approvalText(
    'remind-approver',
    transferEntry,
    [
      ['如何提醒复核人或签发人？', '催复核', '催签发', '通知下一步处理人'],
      '提交成功后会列出下一步的处理人，勾选后发送短信和邮件提醒；同一指令每分钟最多提醒一次。处理人的首页待办也会同步增加。',
    ],
    [
      ['How do I remind a reviewer or signer?'],
      'After submitting you see who is next and can send them a reminder, once a minute for an order. Their to-dos rise as well.',
    ],
    ['提醒', '催'],
    ['todo-board'],
  ),
  approvalText(
    'custodian-next',
    null,
    [
      ['签发之后托管人怎么处理？', '托管人处理流程', '托管人多久处理'],
      '送达后托管人核对指令和材料：受理后执行划款，资料不全时要求补充附件，有误则退回并说明原因。每一步都会显示在指令的“办理进度”。',
    ],
    [
      ['What does the custodian do after sign-off?'],
      'The custodian checks the order and its documents, accepts and pays it, asks for missing documents or returns it with a reason. The timeline shows each step.',
    ],
    ['托管人', '受理'],
    ['order-status', 'documents-missing'],
  ),
  approvalText(
    'order-changed-by-other',
    null,
    [
      ['提示指令已被他人处理怎么办？', '数据已被他人更新', '操作时提示状态已变化'],
      '说明在您打开页面后，另一位同事已处理同一笔指令。页面会刷新为最新状态，请核对后再操作；同一步骤只会成功一次。',
    ],
    [
      ['Somebody else has changed this order'],
      'A colleague acted on it after you opened it. The page shows the newest state; check it before acting. Each step succeeds once only.',
    ],
    ['他人处理', '冲突'],
    ['live-updates'],
  ),
]
