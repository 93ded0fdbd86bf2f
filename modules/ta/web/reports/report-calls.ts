import { dealingSummaryList } from '../../contract/dealing/summaries.ts'
import { reportDetail, reportList } from '../../contract/reports/reports.ts'

/** What a decision on a report changes. */
export const reportCalls = [reportList, reportDetail, dealingSummaryList]
