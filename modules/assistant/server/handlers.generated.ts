// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { cannedDelete } from './chat-desk/canned-delete.ts'
import { cannedList } from './chat-desk/canned-list.ts'
import { cannedSave } from './chat-desk/canned-save.ts'
import { chatDeskColleagues } from './chat-desk/chat-desk-colleagues.ts'
import { chatDeskDetail } from './chat-desk/chat-desk-detail.ts'
import { chatDeskEnd } from './chat-desk/chat-desk-end.ts'
import { chatDeskHandOver } from './chat-desk/chat-desk-hand-over.ts'
import { chatDeskList } from './chat-desk/chat-desk-list.ts'
import { chatDeskRead } from './chat-desk/chat-desk-read.ts'
import { chatDeskSend } from './chat-desk/chat-desk-send.ts'
import { chatDeskTake } from './chat-desk/chat-desk-take.ts'
import { endChat } from './chat/end-chat.ts'
import { getMyChat } from './chat/get-my-chat.ts'
import { openChat } from './chat/open-chat.ts'
import { rateChat } from './chat/rate-chat.ts'
import { readChat } from './chat/read-chat.ts'
import { sendChatMessage } from './chat/send-chat-message.ts'
import { unreadChat } from './chat/unread-chat.ts'
import { aidialogApiFeedback } from './dialog/aidialog-api-feedback.ts'
import { aidialogApiHistory } from './dialog/aidialog-api-history.ts'
import { aidialogApiRecommend } from './dialog/aidialog-api-recommend.ts'
import { aidialogApiReplies } from './dialog/aidialog-api-replies.ts'
import { aidialogApiReplyQuery } from './dialog/aidialog-api-reply-query.ts'
import { aidialogApiReplyStream } from './dialog/aidialog-api-reply-stream.ts'
import { aidialogApiTouchoverview } from './dialog/aidialog-api-touchoverview.ts'
import { questionHot } from './dialog/question-hot.ts'
import { faqDeskDetail } from './faq-desk/faq-desk-detail.ts'
import { faqDeskList } from './faq-desk/faq-desk-list.ts'
import { faqDeskPin } from './faq-desk/faq-desk-pin.ts'
import { faqDeskPublish } from './faq-desk/faq-desk-publish.ts'
import { faqDeskSave } from './faq-desk/faq-desk-save.ts'
import { faqDeskWithdraw } from './faq-desk/faq-desk-withdraw.ts'
import { feedbackDeskList } from './faq-desk/feedback-desk-list.ts'
import { feedbackDeskSettle } from './faq-desk/feedback-desk-settle.ts'
import { getCustomerSeat } from './get-customer-seat.ts'
import { currentSystemGPTMode } from './modes/current-system-gpt-mode.ts'
import { setSystemGPTMode } from './modes/set-system-gpt-mode.ts'
import { speechRecognition } from './speech-recognition.ts'
import type { Assistant } from './parts.ts'

export const handlersOf = (settings: Assistant): readonly Handler[] => [
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
  endChat,
  getMyChat,
  openChat,
  rateChat,
  readChat,
  sendChatMessage,
  unreadChat,
  aidialogApiFeedback,
  aidialogApiHistory,
  aidialogApiRecommend(settings),
  aidialogApiReplies,
  aidialogApiReplyQuery(settings),
  aidialogApiReplyStream(settings),
  aidialogApiTouchoverview,
  questionHot(settings),
  faqDeskDetail,
  faqDeskList,
  faqDeskPin,
  faqDeskPublish,
  faqDeskSave,
  faqDeskWithdraw,
  feedbackDeskList,
  feedbackDeskSettle,
  getCustomerSeat(settings),
  currentSystemGPTMode(settings),
  setSystemGPTMode(settings),
  speechRecognition(settings),
]
