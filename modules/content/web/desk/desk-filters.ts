import { articleKinds, articleStates, pendingKinds } from '@iisp/content/contract'
import { filters } from '@iisp/web'
import { deskTexts } from './desk-texts.ts'

const languageStates = ['both', 'chinese'] as const

export const deskFilters = filters(deskTexts, ({ keyword, oneOf }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  kind: oneOf(articleKinds, {
    label: 'kind',
    placeholder: 'all',
    optionName: (kind, t) => t(`kinds.${kind}`),
  }),
  state: oneOf(articleStates, {
    label: 'state',
    placeholder: 'all',
    optionName: (state, t) => t(`states.${state}`),
  }),
  languages: oneOf(languageStates, {
    label: 'languages',
    placeholder: 'all',
    optionName: (languages, t) => t(`languageStates.${languages}`),
  }),
  pending: oneOf(pendingKinds, {
    label: 'pending',
    placeholder: 'all',
    optionName: (pending, t) => t(`pendingStates.${pending}`),
  }),
}))
