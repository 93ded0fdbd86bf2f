import { addDays } from '@iisp/contract/date'
import { filters } from '@iisp/web'
import { auditTexts } from './audit-texts.ts'

export const auditFilters = filters(
  auditTexts,
  ({ keyword, dates, own }) => ({
    dates: dates({ label: 'dates' }),
    /** Id of the person who acted. */
    realPerson: own({
      blank: '',
      params: ['realPerson'],
      read: (query) => /^[1-9]\d{0,17}$/.exec(query.get('realPerson') ?? '')?.[0] ?? '',
      write: (realPerson): Record<string, string> => (realPerson === '' ? {} : { realPerson }),
      send: (realPerson) => (realPerson === '' ? {} : { realPerson }),
    }),
    /** Chosen by name. */
    institutionId: keyword({ label: 'institution', max: 20, upperCase: true }),
    /** Chosen by name. */
    action: keyword({ label: 'action', max: 60 }),
    object: keyword({ label: 'object', placeholder: 'objectExample', max: 100 }),
  }),
  { inSight: 4 },
)

/** The page opens with the seven days that end today. */
export const lastWeek = (today: string) => ({ dates: [addDays(today, -6), today] as const })
