import { termsDetail, termsList, termsOfDay } from '../../contract/terms/terms-desk.ts'

/** Calls to refresh after terms have changed. */
export const termsCalls = [termsList, termsDetail, termsOfDay]
