import type { ServerModule } from '@iisp/server'
import { pages } from '../contract/pages.ts'
import { cannedDelete, cannedList, cannedSave } from './chat/canned.ts'
import {
  chatDeskColleagues,
  chatDeskDetail,
  chatDeskEnd,
  chatDeskHandOver,
  chatDeskList,
  chatDeskRead,
  chatDeskSend,
  chatDeskTake,
} from './chat/desk.ts'
import {
  endChat,
  getMyChat,
  openChat,
  rateChat,
  readChat,
  sendChatMessage,
  unreadChat,
} from './chat/own-chat.ts'
import { aidialogApiFeedback } from './dialog/aidialog-api-feedback.ts'
import { aidialogApiHistory } from './dialog/aidialog-api-history.ts'
import { aidialogApiRecommend } from './dialog/aidialog-api-recommend.ts'
import { aidialogApiReplies } from './dialog/aidialog-api-replies.ts'
import { aidialogApiReplyQuery } from './dialog/aidialog-api-reply-query.ts'
import { aidialogApiReplyStream } from './dialog/aidialog-api-reply-stream.ts'
import { aidialogApiTouchoverview } from './dialog/aidialog-api-touchoverview.ts'
import { questionHot } from './dialog/question-hot.ts'
import { deliverFaqs } from './faq/deliver.ts'
import { standingFaqs } from './faq/delivered/index.ts'
import {
  faqDeskDetail,
  faqDeskList,
  faqDeskPin,
  faqDeskPublish,
  faqDeskSave,
  faqDeskWithdraw,
} from './faq/desk.ts'
import { feedbackDeskList, feedbackDeskSettle } from './faq/feedback.ts'
import { getCustomerSeat } from './get-customer-seat.ts'
import { currentSystemGPTMode, setSystemGPTMode } from './modes.ts'
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
    pages,
    todos,
    delivers: { content: standingFaqs, write: deliverFaqs },
  }
}
