import type { AuditNames } from '@iisp/contract/audit-names'

/** The audit trail's words of this module. */
export const assistantAuditNames: AuditNames = {
  module: 'assistant',
  actions: {
    'faq-publish': ['发布问答', 'FAQ published'],
    'faq-save': ['保存问答', 'FAQ saved'],
    'faq-unpin': ['取消热门问答', 'FAQ no longer pinned'],
    'faq-pin': ['设为热门问答', 'FAQ pinned'],
    'faq-withdraw': ['下线问答', 'FAQ withdrawn'],
    'settle-feedback': ['处理问答反馈', 'Feedback on an answer settled'],
    'set-modes': ['变更问答模式', 'Modes of the assistant changed'],
    'chat-take': ['接入会话', 'Chat taken'],
    'chat-end': ['结束会话', 'Chat ended'],
    'chat-hand-over': ['转接会话', 'Chat handed over'],
  },
  objects: {
    faq: ['问答', 'FAQ'],
    turn: ['问答反馈', 'Answer'],
    robot: ['智能助手', 'Assistant'],
    chat: ['在线会话', 'Chat'],
  },
}
