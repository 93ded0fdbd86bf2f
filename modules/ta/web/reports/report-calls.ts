import { dealingSummaryList } from '../../contract/dealing/summaries.ts'
import { reportDetail, reportList } from '../../contract/reports/reports.ts'

/** Calls to refresh after a decision on a report. */
export const reportCalls = [reportList, reportDetail, dealingSummaryList]
