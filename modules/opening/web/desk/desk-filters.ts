import { applicationKinds, applicationStates, applicationStatuses } from '@iisp/opening/contract'
import { filters } from '@iisp/web'
import { deskTexts } from './desk-texts.ts'

/** A draft is still the manager's own. */
export const deskStatuses = applicationStatuses.filter((status) => status !== '010')

export const deskFilters = filters(
  deskTexts,
  ({ keyword, oneOf, anyOf }) => ({
    keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
    kind: oneOf(['1', '2'], {
      label: 'kind',
      optionName: (kind, _, locale) => applicationKinds[kind][locale],
    }),
    statuses: anyOf(deskStatuses, {
      label: 'status',
      field: 'status',
      optionName: (status, _, locale) => applicationStates.states[status][locale],
    }),
    urged: oneOf(['1'], { label: 'urgedOnly', optionName: (_, t) => t('urgedYes') }),
  }),
  { inSight: 4 },
)
