import { termsDetail, termsList, termsOfDay } from '../../contract/terms/terms-desk.ts'

/** What a change of terms shows in. */
export const termsCalls = [termsList, termsDetail, termsOfDay]
