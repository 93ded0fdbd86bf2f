import { reader, timeText } from '@iisp/server'
import { articleVersionDetail as call } from '../../contract/article-desk.ts'
import { q } from '../tables.ts'
import { textColumns } from './article-texts.ts'

export const articleVersionDetail = reader(call, ({ db }, { id, version }) =>
  db.one(
    q
      .selectFrom('content.article_version as v')
      .where('v.article_id', '=', id)
      .where('v.version', '=', version)
      .select(['v.version', 'v.author', 'v.note', timeText('v.at').as('at'), ...textColumns]),
  ),
)
