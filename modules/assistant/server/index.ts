import { auditNames } from '@iisp/contract/audit-names'
import { assistantAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import type { ServerModule } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { pages } from '../contract/pages.ts'
import { assistantTools } from '../contract/tools.ts'
import { cannedDelete } from './chat-desk/canned-delete.ts'
import { cannedList } from './chat-desk/canned-list.ts'
import { cannedSave } from './chat-desk/canned-save.ts'
import { getMyChat } from './chat/get-my-chat.ts'
import { openChat } from './chat/open-chat.ts'
import { sendChatMessage } from './chat/send-chat-message.ts'
import { readChat } from './chat/read-chat.ts'
import { endChat } from './chat/end-chat.ts'
import { rateChat } from './chat/rate-chat.ts'
import { unreadChat } from './chat/unread-chat.ts'
import { chatDeskColleagues } from './chat-desk/chat-desk-colleagues.ts'
import { chatDeskDetail } from './chat-desk/chat-desk-detail.ts'
import { chatDeskEnd } from './chat-desk/chat-desk-end.ts'
import { chatDeskHandOver } from './chat-desk/chat-desk-hand-over.ts'
import { chatDeskList } from './chat-desk/chat-desk-list.ts'
import { chatDeskRead } from './chat-desk/chat-desk-read.ts'
import { chatDeskSend } from './chat-desk/chat-desk-send.ts'
import { chatDeskTake } from './chat-desk/chat-desk-take.ts'
import { aidialogApiFeedback } from './dialog/aidialog-api-feedback.ts'
import { aidialogApiHistory } from './dialog/aidialog-api-history.ts'
import { aidialogApiRecommend } from './dialog/aidialog-api-recommend.ts'
import { aidialogApiReplies } from './dialog/aidialog-api-replies.ts'
import { aidialogApiReplyQuery } from './dialog/aidialog-api-reply-query.ts'
import { aidialogApiReplyStream } from './dialog/aidialog-api-reply-stream.ts'
import { aidialogApiTouchoverview } from './dialog/aidialog-api-touchoverview.ts'
import { questionHot } from './dialog/question-hot.ts'
import { faqDelivery } from './faq/deliver.ts'
import { faqDeskPin } from './faq-desk/faq-desk-pin.ts'
import { faqDeskWithdraw } from './faq-desk/faq-desk-withdraw.ts'
import { faqDeskPublish } from './faq-desk/faq-desk-publish.ts'
import { faqDeskSave } from './faq-desk/faq-desk-save.ts'
import { faqDeskDetail } from './faq-desk/faq-desk-detail.ts'
import { faqDeskList } from './faq-desk/faq-desk-list.ts'
import { feedbackDeskSettle } from './faq-desk/feedback-desk-settle.ts'
import { feedbackDeskList } from './faq-desk/feedback-desk-list.ts'
import { getCustomerSeat } from './get-customer-seat.ts'
import { setSystemGPTMode } from './modes/set-system-gpt-mode.ts'
import { currentSystemGPTMode } from './modes/current-system-gpt-mode.ts'
import { type AssistantSettings, createAssistant } from './parts.ts'
import { speechRecognition } from './speech-recognition.ts'
import { todos } from './todos.ts'

export { openAiCompatible } from './gpt/open-ai.ts'
export type { AssistantSettings } from './parts.ts'
export { httpSpeech } from './speech-port.ts'

export function assistantServer(settings: AssistantSettings): ServerModule {
  const assistant = createAssistant(settings)
  return {
    name: 'assistant',
    migrations: new URL('./migrations/', import.meta.url),
    handlers: [
      aidialogApiFeedback,
      aidialogApiHistory,
      aidialogApiRecommend(assistant),
      aidialogApiReplies,
      aidialogApiReplyQuery(assistant),
      aidialogApiReplyStream(assistant),
      aidialogApiTouchoverview,
      cannedDelete,
      cannedList,
      cannedSave,
      chatDeskColleagues,
      chatDeskDetail,
      chatDeskEnd,
      chatDeskHandOver,
      chatDeskList,
      chatDeskRead,
      chatDeskSend,
      chatDeskTake,
      currentSystemGPTMode(assistant),
      endChat,
      faqDeskDetail,
      faqDeskList,
      faqDeskPin,
      faqDeskPublish,
      faqDeskSave,
      faqDeskWithdraw,
      feedbackDeskList,
      feedbackDeskSettle,
      getCustomerSeat(assistant),
      getMyChat,
      openChat,
      questionHot(assistant),
      rateChat,
      readChat,
      sendChatMessage,
      setSystemGPTMode(assistant),
      speechRecognition(assistant),
      unreadChat,
    ],
    fills: [
      auditNames.contribute([assistantAuditNames]),
      helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
    ],
    pages,
    seed: async () => (await import('../fixtures/index.ts')).assistantSeed,
    todos,
    reads: [helpTexts, assistantTools],
    delivers: faqDelivery,
  }
}
