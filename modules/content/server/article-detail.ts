import { reader } from '@iisp/server'
import { articleDetail as call } from '../contract/articles.ts'
import type { ListedKind } from '../contract/kinds.ts'
import { publishedAt, rowColumns, textIn } from './published.ts'

export const articleDetail = reader(call, ({ db, now, language }, { id }) =>
  db.one(
    publishedAt(now)
      .where('a.kind', '<>', 'page')
      .where('a.id', '=', id)
      .select([...rowColumns(language), textIn(language, 'body').as('body')])
      .$narrowType<{ kind: ListedKind }>(),
  ),
)
