import { auditNames } from '@iisp/contract/audit-names'
import { feedbackAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import type { ServerModule } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { pages } from '../contract/pages.ts'
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
import { todos } from './todos.ts'

export const feedbackServer: ServerModule = {
  name: 'feedback',
  migrations: new URL('./migrations/', import.meta.url),
  migratesAfter: ['identity'],
  handlers: [
    demandDecide,
    demandDeskList,
    demandDeskReplies,
    demandHide,
    demandList,
    demandPropose,
    demandReplyAdd,
    demandReplyHide,
    demandReplyList,
    demandVote,
    entryDecide,
    entryDeskList,
    ownFeedbackList,
    sendFeedback,
  ],
  fills: [
    auditNames.contribute([feedbackAuditNames]),
    helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
  ],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).feedbackSeed,
  todos,
}
