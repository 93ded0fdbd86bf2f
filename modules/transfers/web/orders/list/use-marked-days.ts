import { getCurrentTime, selectWorkDays } from '@iisp/reference/contract'
import { useCall } from '@iisp/web'

const minute = 60_000

/** The business date and the working calendar of its year, used by the date filter to mark holidays. */
export function useMarkedDays() {
  const now = useCall(getCurrentTime, {}, { staleTime: 5 * minute, quiet: true })
  const today = now.data?.slice(0, 10)
  const year = today?.slice(0, 4) ?? '2000'
  const days = useCall(
    selectWorkDays,
    { startDate: `${year}-01-01`, endDate: `${year}-12-31` },
    { enabled: today !== undefined, staleTime: 60 * minute, quiet: true },
  )
  return { today, workDays: days.data }
}
