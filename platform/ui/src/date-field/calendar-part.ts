import { later } from '../later/index.ts'

/** The calendars in a separate chunk: they are most of a field's code and not needed before it has the focus. */
export const calendar = later(() => import('./calendar.tsx'))

/** Resolves once the calendars are loaded; for tests that click days. */
export const calendarReady = async (): Promise<void> => void (await calendar.load())
