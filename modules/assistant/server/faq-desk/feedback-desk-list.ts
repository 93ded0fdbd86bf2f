import { shownPerson } from '@iisp/contract'
import { narrow, readPage, reader, sql, timeText } from '@iisp/server'
import { feedbackDeskList as call } from '../../contract/faq-desk.ts'
import { q } from '../tables.ts'

// Written as literals, so that the planner uses the index over rated and unanswered answers.
const ofView = {
  disliked: sql<boolean>`verdict = '2'`,
  liked: sql<boolean>`verdict = '1'`,
  unanswered: sql<boolean>`answer_type = '0'`,
}

export const feedbackDeskList = reader(call, ({ db, language }, input) => {
  const found = narrow(q.selectFrom('assistant.turn'), input, {
    view: (one) => ofView[one],
    settled: 'settled',
  })
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select([
          'message_id as messageId',
          'person_name',
          'real_name',
          'institution_name as institution',
          'query',
          'question',
          'answer',
          'bot_type',
          'verdict',
          'feedback',
          'reply',
          'replied_by as repliedBy',
          'settled',
          timeText('at').as('at'),
        ])
        .orderBy('id', 'desc'),
    present: ({ person_name, real_name, ...heard }) => ({
      ...heard,
      person: shownPerson(person_name, real_name, language),
    }),
  })
})
