import { applicationFlow, applicationKinds } from '@iisp/opening/contract'
import { filters, stateNames } from '@iisp/web'
import { deskTexts } from './desk-texts.ts'

export const deskFilters = filters(
  deskTexts,
  ({ keyword, oneOf, anyOf }) => ({
    keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
    kind: oneOf(['1', '2'], {
      label: 'kind',
      optionName: (kind, _, locale) => applicationKinds[kind][locale],
    }),
    statuses: anyOf(applicationFlow.sets.seenByDesk, {
      label: 'status',
      field: 'status',
      optionName: stateNames(applicationFlow),
    }),
    urged: oneOf(['1'], { label: 'urgedOnly', optionName: (_, t) => t('urgedYes') }),
  }),
  { inSight: 4 },
)
