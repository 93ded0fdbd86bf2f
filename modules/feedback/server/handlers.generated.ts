// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { demandDecide } from './demand-desk/demand-decide.ts'
import { demandDeskList } from './demand-desk/demand-desk-list.ts'
import { demandDeskReplies } from './demand-desk/demand-desk-replies.ts'
import { demandHide } from './demand-desk/demand-hide.ts'
import { demandReplyHide } from './demand-desk/demand-reply-hide.ts'
import { demandList } from './demands/demand-list.ts'
import { demandPropose } from './demands/demand-propose.ts'
import { demandReplyAdd } from './demands/demand-reply-add.ts'
import { demandReplyList } from './demands/demand-reply-list.ts'
import { demandVote } from './demands/demand-vote.ts'
import { ownFeedbackList } from './entries/own-feedback-list.ts'
import { sendFeedback } from './entries/send-feedback.ts'
import { entryDecide } from './entry-desk/entry-decide.ts'
import { entryDeskList } from './entry-desk/entry-desk-list.ts'

export const handlers: readonly Handler[] = [
  demandDecide,
  demandDeskList,
  demandDeskReplies,
  demandHide,
  demandReplyHide,
  demandList,
  demandPropose,
  demandReplyAdd,
  demandReplyList,
  demandVote,
  ownFeedbackList,
  sendFeedback,
  entryDecide,
  entryDeskList,
]
