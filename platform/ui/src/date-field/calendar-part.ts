import { later } from '../later/index.ts'

/** The calendars, apart from the fields: most of a field's weight, and of no use before it has the focus. */
export const calendar = later(() => import('./calendar.tsx'))

/** Resolves when the fields have their calendars; for tests that press days. */
export const calendarReady = async (): Promise<void> => void (await calendar.want())
